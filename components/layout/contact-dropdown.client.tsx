'use client'

import { useEffect, useRef } from 'react'
import { useOverlay } from '@/components/ui/use-overlay.client'
import { type Contact, ContactContent } from './contact-content'
import { headerCopy } from './copy'

/** The Contact button of wide screens and its dropdown. */
export function ContactDropdown({ contact }: { contact: Contact }) {
  const { open, show, hide } = useOverlay()
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) hide()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open, hide])

  return (
    <div ref={root} className="no-js:hidden relative">
      <button
        type="button"
        className="button button-light"
        aria-expanded={open}
        aria-controls="contact-menu"
        onClick={(event) => (open ? hide() : show(event.currentTarget))}
      >
        {headerCopy.contact}
      </button>
      <div
        id="contact-menu"
        role="region"
        aria-label={headerCopy.contact}
        hidden={!open}
        className="contact-panel panel-in absolute top-full right-0 mt-3"
      >
        {open && <ContactContent contact={contact} onClose={hide} />}
      </div>
    </div>
  )
}
