'use client'

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { buttonStyles } from './button-styles'
import { CloseIcon } from './icons'

type Props = { title: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog that is open while it is rendered; `useOverlay` says when. Escape, the cross and
 * a click beside it ask for its end.
 */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="panel-in rounded-card bg-raised text-body shadow-card m-auto w-lg max-w-[calc(100vw-2rem)] p-0 backdrop:bg-black/60"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={onClick}
    >
      <div className="grid gap-5 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="pt-2 text-2xl">
            {title}
          </h2>
          <button type="button" className={`${buttonStyles.round} border-0`} onClick={onClose}>
            <CloseIcon />
            <span className="sr-only">Fermer</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
