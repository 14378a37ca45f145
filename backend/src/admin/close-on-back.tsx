'use client'

import { useModal } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

/** Drawers and dialogs that were open when the present entry of the history was made. */
const modalsOfEntry = () => (history.state as { modals?: number } | null)?.modals ?? 0

/**
 * Back closes the last drawer or dialog that was opened, and keeps the page below. Each has an entry of the history;
 * where it was closed by its button the entry stays, since a page that opens then could be left by removing it, and
 * Back passes over it.
 */
export function CloseOnBack({ children }: { children: ReactNode }) {
  const { closeModal, modalState } = useModal()
  const pathname = usePathname()
  const entry = useRef(0)
  const open = Object.values(modalState)
    .filter(({ isOpen }) => isOpen)
    .sort((one, other) => (one.openedOn ?? 0) - (other.openedOn ?? 0))
    .map(({ slug }) => slug)
  const slugs = open.join(' ')

  useEffect(() => {
    const count = slugs ? slugs.split(' ').length : 0
    for (let modals = modalsOfEntry() + 1; modals <= count; modals += 1) {
      history.pushState({ modals }, '')
    }
    entry.current = modalsOfEntry()
  }, [slugs, pathname])

  useEffect(() => {
    const onPopState = () => {
      const [before, now] = [entry.current, modalsOfEntry()]
      entry.current = now
      const closed = slugs.split(' ').filter(Boolean).slice(now)
      if (closed.length > 0) closed.forEach((slug) => closeModal(slug))
      else if (now < before && location.pathname === pathname) history.back()
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [closeModal, pathname, slugs])

  return children
}
