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
    <div className="date-input__row">
      <input
        autoComplete="off"
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
      <span className="date-input__calendar button-row">
        <input
          aria-hidden="true"
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
