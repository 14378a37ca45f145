'use client'

import { CalendarIcon } from '@payloadcms/ui'
import { useRef } from 'react'

type Props = {
  type: 'date' | 'datetime-local'
  /** As this type of input has it: `2026-12-05`, `2026-12-05T18:30`. */
  value: string
  disabled?: boolean
  onChoose: (value: string) => void
}

/** Opens the browser's own calendar, which phones show as large as they are. */
export function CalendarButton({ type, value, disabled, onChoose }: Props) {
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <span className="date-input__calendar">
      <input
        aria-hidden="true"
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value)}
        ref={calendar}
        tabIndex={-1}
        type={type}
        value={value}
      />
      <button
        aria-label="Choisir dans le calendrier"
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
        type="button"
      >
        <CalendarIcon />
      </button>
    </span>
  )
}
