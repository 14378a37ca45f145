'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { MenuIcon } from '@/components/ui/icons'
import { useEarlyTap, useOverlay } from '@/components/ui/use-overlay.client'
import { type Contact, ContactContent } from './contact-content'
import { headerCopy } from './copy'
import { MenuContent, type MenuLinks } from './menu-content'

/** Milliseconds between the closing of the menu and the opening of the contact panel. */
const contactDelay = 300

/** The full-screen menu of small screens, and the contact panel that it opens. */
export function SiteMenu({ contact, ...links }: MenuLinks & { contact: Contact }) {
  const menu = useOverlay()
  const contactPanel = useOverlay()
  const dialog = useRef<HTMLDialogElement>(null)
  const button = useEarlyTap(menu.show)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Closed before the focus goes back to the button, which the modal dialog makes inert.
  useLayoutEffect(() => {
    if (menu.open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [menu.open])
  useEffect(() => {
    if (contactPanel.open) panel.current?.focus()
  }, [contactPanel.open])
  useEffect(() => () => clearTimeout(timer.current), [])

  const contactAfterMenu = () => {
    menu.hide()
    timer.current = setTimeout(() => {
      if (button.current) contactPanel.show(button.current)
    }, contactDelay)
  }

  return (
    <div className="no-js:hidden contents">
      <button
        ref={button}
        type="button"
        className="button-round md:hidden"
        aria-haspopup="dialog"
        aria-expanded={menu.open}
        onClick={(event) => menu.show(event.currentTarget)}
      >
        <MenuIcon />
        <span className="sr-only">{headerCopy.openMenu}</span>
      </button>
      {/* On a screen that is turned too: hidden, it would block the page below it. */}
      <dialog
        ref={dialog}
        aria-label={headerCopy.menu}
        data-theme="night"
        className="site-menu"
        onCancel={(event) => {
          event.preventDefault()
          menu.hide()
        }}
        onClose={() => menu.open && menu.hide()}
      >
        {menu.open && (
          <MenuContent
            {...links}
            onClose={menu.hide}
            onNavigate={menu.hideForNavigation}
            onContact={contactAfterMenu}
          />
        )}
      </dialog>
      <div
        ref={panel}
        role="dialog"
        aria-label={headerCopy.contact}
        tabIndex={-1}
        hidden={!contactPanel.open}
        onBlur={contactPanel.hideOnLeave}
        className="contact-panel panel-in fixed top-auto right-4 bottom-4 left-auto max-h-[calc(100%-2rem)] max-w-[calc(100vw-2rem)] overflow-auto md:hidden"
      >
        {contactPanel.open && <ContactContent contact={contact} onClose={contactPanel.hide} />}
      </div>
    </div>
  )
}
