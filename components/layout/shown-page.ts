/** The id of the element around the page, in which one page replaces another. */
export const pageId = 'page'

let shown: string | undefined

/** Notes which page the element holds once React has drawn it. */
export function noteShownPage(pathname: string): void {
  shown = pathname
}

/** The HTML of the page in the document; undefined where it holds another, or none: the server could not render it. */
export function shownHtml(pathname: string): string | undefined {
  const page = document.getElementById(pageId)
  const isShown = (shown ?? pathname) === pathname
  return isShown && page?.querySelector('h1') ? page.innerHTML : undefined
}

/** Whether the document was loaded for another page: then the server has the HTML of this one. */
export function isOtherPageShown(pathname: string): boolean {
  return shown !== undefined && shown !== pathname
}
