/** A stylesheet of the build in the HTML that Next renders. */
const stylesheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)" data-precedence="next"\/>/g

/** The URLs of the build's stylesheets in a document, in order. @param {string} html */
export function stylesheetUrls(html) {
  return [...html.matchAll(stylesheetLink)].map(([, url = '']) => url)
}

/** The document without the build's stylesheets. @param {string} html */
export function withoutStylesheets(html) {
  return html.replace(stylesheetLink, '')
}
