'use client'

import { type ReactNode, useId } from 'react'
import { closeLabel } from './copy'
import { CloseIcon } from './icons'

type Props = { title: string; onClose: () => void; wide?: boolean; children: ReactNode }

/** A modal dialog, open while rendered. Escape, the close button and a click on the backdrop call `onClose`. */
export function Dialog({ title, onClose, wide = false, children }: Props) {
  const heading = useId()
  return (
    <dialog
      ref={showModal}
      aria-labelledby={heading}
      className={`panel-in dialog-panel ${wide ? 'w-4xl' : 'w-lg'}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div>
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="min-w-0 pt-2 wrap-anywhere">
            {title}
          </h2>
          <button type="button" className="button-round -mr-3 border-0" onClick={onClose}>
            <CloseIcon />
            <span className="sr-only">{closeLabel}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) dialog?.showModal()
}
