'use client'

import {
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { buttonStyles } from './button-styles'
import { closeLabel } from './copy'
import { CloseIcon } from './icons'
import { ParsedMarker } from './parsed-marker'

type Props = {
  title: string
  onClose: () => void
  /** Whether it is wider than usual. */
  wide?: boolean
  children: ReactNode
}

/**
 * A modal dialog, open while rendered. Escape, the close button and a click on the backdrop call
 * `onClose`. In the server HTML it is a non-modal dialog in the same place, which
 * `<form method="dialog">` closes without scripts.
 */
export function Dialog({ title, onClose, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    if (!element.open) {
      // Closed before hydration; the router needs one frame before it can follow the history.
      const frame = requestAnimationFrame(() => close())
      return () => cancelAnimationFrame(frame)
    }
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
      className={`hidden-until-parsed panel-in dialog-panel ${wide ? 'w-4xl' : 'w-lg'}`}
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
          <form method="dialog">
            <button
              className={`${buttonStyles.round} -mr-3 border-0`}
              onClick={(event) => {
                event.preventDefault()
                onClose()
              }}
            >
              <CloseIcon />
              <span className="sr-only">{closeLabel}</span>
            </button>
          </form>
        </div>
        {children}
      </div>
      <ParsedMarker />
    </dialog>
  )
}
