/** Links to a conversation with this site. Those that share a page have no number. */
export const contactLinks = 'a[href^="https://wa.me/"]:not([href^="https://wa.me/?"])'

/** Whether the browser asks not to be followed (Global Privacy Control, Do Not Track). */
function refusesMeasurement(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || navigator.doNotTrack === '1'
}

let isFirst = true

/** Tells the site that a visitor looks at this page, and what site led to the first; nothing else is sent. */
export function countView(): void {
  if (refusesMeasurement()) return
  const [, , from = ''] = document.referrer.split('/')
  const source = isFirst && from !== location.host ? `&de=${from}` : ''
  isFirst = false
  navigator.sendBeacon(`/api/messages?vue${source}`, location.pathname + location.search)
}

/** Tells the site on which page a WhatsApp link is opened; for `click`, and `auxclick`, which a middle click fires. */
export function countContactClick({ isTrusted, button, target }: MouseEvent): void {
  const isClick = isTrusted && button < 2 && target instanceof Element
  if (!isClick || !target.closest(contactLinks) || refusesMeasurement()) return
  navigator.sendBeacon('/api/messages', location.pathname + location.search)
}
