/** Shows the page as it is without scripts: the `no-js` variant of app/globals.css. */
export function showWithoutScripts(): void {
  delete document.documentElement.dataset.scripting
}

/** Shows the page as it is with scripts again. */
export function showWithScripts(): void {
  document.documentElement.dataset.scripting = 'enabled'
}

/** Sets the attributes of the root element again: React drops them where extensions make it render anew. */
export function restoreRootAttributes(): void {
  const { dataset } = document.documentElement
  if (dataset.scripting) return
  Object.assign(dataset, { scripting: 'enabled', splash: 'seen', assets: 'requested' })
}
