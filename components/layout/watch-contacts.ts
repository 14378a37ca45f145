import { closestOnUnmodifiedClick } from '@/components/ui/closest-on-unmodified-click'
import { contactLinks } from './contact-clicks'

/** Milliseconds within which WhatsApp, or a tab of it, has opened. */
const openingMs = 4000

/**
 * Reports each WhatsApp link whose click has opened nothing: the page stayed in sight and kept the focus. Not
 * those of the contact panels, which show the number.
 * @returns a function that ends it
 */
export function watchContacts(report: (link: HTMLElement) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout>
  const stop = () => clearTimeout(timer)
  const wait = (event: MouseEvent) => {
    const link = closestOnUnmodifiedClick(event, contactLinks)
    if (!link || link.closest('.contact-panel')) return
    stop()
    timer = setTimeout(() => link.isConnected && report(link), openingMs)
  }
  document.addEventListener('click', wait, { signal })
  for (const type of ['blur', 'visibilitychange', 'pagehide'])
    addEventListener(type, stop, { signal })
  signal.addEventListener('abort', stop)
  return () => listening.abort()
}
