'use client'

import { FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps, Validate } from 'payload'
import { useId, useMemo, useState } from 'react'
import { dayFromToday } from '../days'
import { type DateKindName, dateKinds, dateValidation } from '../fields/dates/date-kinds'
import { DateControl } from './date-control'

type Props = DateFieldClientProps & { kind: DateKindName; whenPast?: string }

/** Reads French dates: Payload's takes `05/12/2026` for a day in May. Holds the text for as long as it is no date. */
function Field({ field, kind, whenPast, path: pathFromProps, readOnly }: Props) {
  const { name, label, required, admin } = field
  const { store, refusal } = dateKinds[kind]
  const validate = useMemo<Validate>(() => {
    const rule = dateValidation(kind)
    return (date, options) => rule(date, { ...options, type: 'date', name, required })
  }, [kind, name, required])
  const { path, value, setValue, showError, errorMessage, disabled, customComponents } = useField<
    string | null
  >({ potentiallyStalePath: pathFromProps, validate })
  const [typing, setTyping] = useState<string>()
  const inputId = useId()

  const isUnread = typing === undefined && Boolean(value) && store(value ?? '') === undefined
  const isPast = typing === undefined && value && !isUnread && value < dayFromToday(0)
  const isWrong = showError || isUnread

  return (
    <div
      className={`field-type text date-input ${isWrong ? 'error' : ''}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={inputId} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError message={isUnread ? refusal : errorMessage} path={path} showError={isWrong} />
        <DateControl
          disabled={readOnly || disabled}
          inputId={inputId}
          kind={kind}
          name={name}
          onChange={setValue}
          onTyping={setTyping}
          typing={typing}
          value={value ?? ''}
        />
        <p aria-live="polite" className="mt-1.25 mb-0 font-[600] tabular-nums empty:hidden">
          {isPast && whenPast}
        </p>
        {customComponents?.Description ?? (
          <FieldDescription description={admin?.description} path={path} />
        )}
      </div>
    </div>
  )
}

export const DateInput = withCondition(Field)
