'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { closestOnUnmodifiedClick } from '@/components/ui/closest-on-unmodified-click'
import { useOverlay } from '@/components/ui/use-overlay.client'
import { whatsappPhone } from '@/lib/site/whatsapp'
import { contactLinks } from './contact-clicks'

/** Loads and shows a dialog with the number of a WhatsApp link that has opened nothing. */
export function ContactFailure() {
  const { open, show, hide } = useOverlay()
  const [dialog, setDialog] = useState<ReactNode>()
  useEffect(() => {
    const offer = async (link: HTMLElement) => {
      const { ContactFailureDialog } = await import('./contact-failure-dialog')
      const phone = whatsappPhone(link.getAttribute('href') ?? '')
      setDialog(<ContactFailureDialog phone={phone} onClose={hide} />)
      show(link)
    }
    // Without a network it is not shown.
    return watchContacts((link) => void offer(link).catch(() => undefined))
  }, [show, hide])
  return open && dialog
}

/** Milliseconds within which WhatsApp, or a tab of it, has opened. */
const openingMs = 4000

/**
 * Reports each WhatsApp link whose click has opened nothing: the page stayed in sight and kept the focus. Not
 * those of the contact panels, which show the number.
 * @returns a function that ends it
 */
function watchContacts(report: (link: HTMLElement) => void): () => void {
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
