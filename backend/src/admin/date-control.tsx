'use client'

import { type DateKindName, dateKinds } from '../fields/dates/date-kinds'
import { CalendarButton } from './calendar-button'

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
  /** Of the element around the text. */
  textId?: string
}

/** A date to type in French, or to choose in the browser's calendar. */
export function DateControl({ kind, value, disabled, onChange, typing, onTyping, ...ids }: Props) {
  const { store, show, toCalendar, calendar } = dateKinds[kind]
  const change = (text: string) => onChange(text.trim() ? (store(text) ?? text) : null)
  return (
    <div className="date-input__row">
      <div id={ids.textId} className="date-input__text">
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
      </div>
      <CalendarButton
        disabled={disabled}
        onChoose={change}
        type={calendar}
        value={toCalendar(value)}
      />
    </div>
  )
}
