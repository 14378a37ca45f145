/** Shows the page as it is without scripts: the `no-js` variant of app/globals.css. */
export function showWithoutScripts(): void {
  delete document.documentElement.dataset.scripting
}

/** Shows the page as it is with scripts again. */
export function showWithScripts(): void {
  document.documentElement.dataset.scripting = 'enabled'
}
