'use client'

import { CalendarIcon } from '@payloadcms/ui'
import { useRef } from 'react'
import { type DateKindName, dateKinds } from '../fields/dates/date-kinds'

type Props = {
  kind: DateKindName
  inputId: string
  name: string
  /** Stored, or as typed for as long as it is no date. */
  value: string
  disabled?: boolean
  onChange: (value: string | null) => void
  /** What is being typed, as it is written; undefined outside of the field. */
  typing: string | undefined
  onTyping: (text?: string) => void
}

/** A date to type in French, or to choose in the browser's own calendar, which phones show as large as they are. */
export function DateControl({ kind, value, disabled, onChange, typing, onTyping, ...ids }: Props) {
  const { store, show, toCalendar, calendar } = dateKinds[kind]
  const picker = useRef<HTMLInputElement>(null)
  const change = (text: string) => onChange(text.trim() ? (store(text) ?? text) : null)

  return (
    <div className="flex gap-2">
      <input
        autoComplete="off"
        // «mercredi 30 septembre 2026 à 22:00» is as wide as the field of a phone.
        className="max-desk:not-focus:px-2.5! max-desk:not-focus:text-[13px]! flex-1"
        disabled={disabled}
        id={ids.inputId}
        name={ids.name}
        onBlur={() => onTyping()}
        onChange={({ target }) => {
          onTyping(target.value)
          change(target.value)
        }}
        type="text"
        value={typing ?? show(value)}
      />
      <span className="button-row relative [&_svg]:static [&_svg]:fill-none">
        <input
          aria-hidden="true"
          className="pointer-events-none absolute inset-[auto_0_0] h-px w-full border-0 p-0 opacity-0"
          disabled={disabled}
          onChange={({ target }) => change(target.value)}
          ref={picker}
          tabIndex={-1}
          type={calendar}
          value={toCalendar(value)}
        />
        <button
          aria-label="Choisir dans le calendrier"
          disabled={disabled}
          onClick={() => {
            if (picker.current?.showPicker) return picker.current.showPicker()
            // Before Chrome 99 and Safari 16 a phone shows the calendar of a field that is focused or clicked.
            picker.current?.focus()
            picker.current?.click()
          }}
          type="button"
        >
          <CalendarIcon />
        </button>
      </span>
    </div>
  )
}
