'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useOverlay } from '@/components/ui/use-overlay.client'
import { whatsappPhone } from '@/lib/site/whatsapp'
import { watchContacts } from './watch-contacts'

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
