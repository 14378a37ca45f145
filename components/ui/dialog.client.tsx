'use client'

import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { buttonStyles } from './button-styles'
import { CloseIcon } from './icons'

type Props = {
  title: string
  onClose: () => void
  /** Whether it needs the width of the screen. */
  wide?: boolean
  children: ReactNode
}

/**
 * A modal dialog that is open while it is rendered; whoever renders it says when. Escape, the cross
 * and a click beside it ask for its end. In server HTML it stands in the page, readable without
 * scripts.
 */
export function Dialog({ title, onClose, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    element.open = false
    element.showModal()
  }, [])
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      open
      className={`panel-in rounded-card bg-raised text-body shadow-card no-js:static m-auto max-w-[calc(100vw-2rem)] p-0 backdrop:bg-black/60 ${wide ? 'w-4xl' : 'w-lg'}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={onClick}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="pt-2 text-2xl">
            {title}
          </h2>
          <button
            type="button"
            className={`${buttonStyles.round} no-js:hidden -mr-3 border-0`}
            onClick={onClose}
          >
            <CloseIcon />
            <span className="sr-only">Fermer</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
