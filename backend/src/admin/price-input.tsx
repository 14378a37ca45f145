'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useFormFields,
  withCondition,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps, Validate } from 'payload'
import { useId, useMemo, useState } from 'react'
import { type Plausible, plausibleRange } from '../fields/price/plausible'
import { groupDigits, readPrice, showPrice } from '../fields/price/read-price'
import { markUnread, priceRefusal, priceValidation, unmark } from '../fields/price/validation'

type Props = NumberFieldClientProps & { plausible: Plausible }

/**
 * A text field that reads prices as people write them, in place of Payload's, which takes
 * `45.000.000` for 45. It asks whether an unusual price is meant.
 */
function Field({ field, path: pathFromProps, plausible, readOnly }: Props) {
  const { name, label, required, admin } = field
  const range = useUsualRange(pathFromProps, plausible)
  const [confirmed, setConfirmed] = useState<number>()
  const validate = useMemo<Validate>(
    () => (price, options) => {
      const rule = priceValidation(price, { ...options, type: 'number', name, required })
      if (rule !== true || typeof price !== 'number' || price === confirmed) return rule
      return isUsual(price, range) || 'Confirmez ce prix, ou corrigez-le.'
    },
    [confirmed, name, range, required],
  )
  const { path, value, setValue, showError, errorMessage, disabled, customComponents } = useField<
    number | string | null
  >({ potentiallyStalePath: pathFromProps, validate })
  const [typing, setTyping] = useState<string>()
  const inputId = useId()

  const isUnread = typeof value === 'string' && typing === undefined
  const isUnusual = typeof value === 'number' && !isUsual(value, range)

  function change(text: string) {
    setTyping(text)
    setValue(text.trim() ? (readPrice(text) ?? markUnread(text)) : null)
  }

  return (
    <div
      className={`field-type text price-input ${showError || isUnread ? 'error' : ''}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={inputId} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError
          message={isUnread ? priceRefusal : errorMessage}
          path={path}
          showError={showError || isUnread}
        />
        <input
          autoComplete="off"
          disabled={readOnly || disabled}
          id={inputId}
          name={name}
          onBlur={() => setTyping(undefined)}
          onChange={({ target }) => change(target.value)}
          type="text"
          value={typing ?? shown(value)}
        />
        <p aria-live="polite" className="price-input__reading">
          {typeof value === 'number' && showPrice(value)}
        </p>
        {isUnusual && value !== confirmed && (
          <div className="price-input__question" role="status">
            Vous avez écrit {showPrice(value)}. Est-ce bien le prix&#8239;?
            <button onClick={() => setConfirmed(value)} type="button">
              Oui, c’est bien cela
            </button>
          </div>
        )}
        {customComponents?.Description ?? (
          <FieldDescription description={admin?.description} path={path} />
        )}
      </div>
    </div>
  )
}

/** The usual prices, as the present value of the field on which they depend says. */
function useUsualRange(path: string, plausible: Plausible) {
  const siblings = path.slice(0, path.lastIndexOf('.') + 1)
  const kind = useFormFields(([fields]) =>
    'dependsOn' in plausible ? fields[siblings + plausible.dependsOn]?.value : undefined,
  )
  return useMemo(() => plausibleRange(plausible, kind), [plausible, kind])
}

const isUsual = (price: number, [lowest, highest]: readonly [number, number]) =>
  price >= lowest && price <= highest

function shown(value: number | string | null | undefined): string {
  if (typeof value === 'string') return unmark(value)
  return typeof value === 'number' ? groupDigits(value) : ''
}

export const PriceInput = withCondition(Field)
