'use client'

import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { CloseIcon, MenuIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link.client'
import { useOverlay } from '@/components/ui/use-overlay.client'
import { type Contact, ContactContent } from './contact-content'

export type NavigationLink = { href: Route; label: string }

type Props = { links: readonly NavigationLink[]; contact: Contact }

/** The contact card appears this long after the menu has closed, in milliseconds (R39). */
const cardDelay = 300

/** The menu of small screens, full-screen (R26), and the contact card that follows it (R39, R42). */
export function SiteMenu({ links, contact }: Props) {
  const menu = useOverlay()
  const card = useOverlay()
  const dialog = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (menu.open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [menu.open])
  useEffect(() => {
    if (card.open) panel.current?.showPopover()
    else panel.current?.hidePopover()
    if (card.open) panel.current?.focus()
  }, [card.open])
  useEffect(() => () => clearTimeout(timer.current), [])

  const contactAfterMenu = () => {
    menu.hide()
    timer.current = setTimeout(() => {
      if (button.current) card.show(button.current)
    }, cardDelay)
  }

  return (
    <div className="no-js:hidden md:hidden">
      <button
        ref={button}
        type="button"
        className={buttonStyles.round}
        aria-haspopup="dialog"
        aria-expanded={menu.open}
        onClick={(event) => menu.show(event.currentTarget)}
      >
        <MenuIcon />
        <span className="sr-only">Ouvrir le menu</span>
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        data-theme="night"
        className="px-gutter m-0 h-dvh max-h-none w-full max-w-none pb-6"
        onCancel={(event) => {
          event.preventDefault()
          menu.hide()
        }}
        onClose={() => menu.open && menu.hide()}
      >
        <div className="flex h-18 items-center justify-end">
          <button type="button" className={buttonStyles.round} onClick={menu.hide}>
            <CloseIcon />
            <span className="sr-only">Fermer le menu</span>
          </button>
        </div>
        <nav aria-label="Menu" className="mt-8">
          <ul className="font-display grid gap-2 text-4xl font-bold">
            {links.map(({ href, label }) => (
              <li key={href}>
                <IntentLink href={href} replace onClick={menu.leave} className="block py-3">
                  {label}
                </IntentLink>
              </li>
            ))}
            <li>
              <button
                type="button"
                className="block w-full py-3 text-left"
                onClick={contactAfterMenu}
              >
                Contact
              </button>
            </li>
          </ul>
        </nav>
      </dialog>
      <div
        ref={panel}
        role="dialog"
        aria-label="Contact"
        tabIndex={-1}
        popover="manual"
        className="panel-in rounded-card bg-paper-raised text-ink shadow-card fixed top-auto right-4 bottom-4 left-auto w-80 max-w-[calc(100vw-2rem)] p-5 [--focus:var(--color-brand)]"
      >
        <ContactContent contact={contact} onClose={card.hide} />
      </div>
    </div>
  )
}
