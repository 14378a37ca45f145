'use client'

import {
  Banner,
  Button,
  FieldError,
  TextInput,
  useField,
  useFormFields,
  withCondition,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps, Validate } from 'payload'
import { type ChangeEvent, useMemo, useState } from 'react'
import { type Plausible, plausibleRange } from '../fields/price/plausible'
import { groupDigits, readPrice, showPrice } from '../fields/price/read-price'
import { markUnread, priceRefusal, priceValidation, unmark } from '../fields/price/validation'

type Props = NumberFieldClientProps & { plausible: Plausible }

/** Reads prices as people write them (Payload's takes `45.000.000` for 45), and asks whether an unusual one is meant. */
function Field({ field, path: pathFromProps, plausible, readOnly }: Props) {
  const { name, label, required, admin } = field
  const range = useUsualRange(pathFromProps, plausible)
  const validate = useMemo<Validate>(
    () => (price, options) =>
      priceValidation(price, { ...options, type: 'number', name, required }),
    [name, required],
  )
  const { path, value, setValue, showError, errorMessage, disabled, customComponents } = useField<
    number | string | null
  >({ potentiallyStalePath: pathFromProps, validate })
  const [typing, setTyping] = useState<string>()

  // A price that is unusual stays a text, which the server refuses, until it is confirmed.
  const asked = typeof value === 'string' ? readPrice(unmark(value)) : undefined
  const isUnread = typeof value === 'string' && asked === undefined && typing === undefined
  const amount = typeof value === 'number' ? value : asked
  const message = asked === undefined ? errorMessage : 'Confirmez ce prix, ou corrigez-le.'

  function change(text: string) {
    setTyping(text)
    const price = readPrice(text)
    const isUsual = price !== undefined && price >= range[0] && price <= range[1]
    setValue(text.trim() ? (isUsual ? price : markUnread(text)) : null)
  }

  const isWrong = showError || isUnread
  const htmlAttributes = { autoComplete: 'off', onBlur: () => setTyping(undefined) }
  return (
    <TextInput
      className="price-input"
      Description={customComponents?.Description}
      description={admin?.description}
      Error={
        <FieldError message={isUnread ? priceRefusal : message} path={path} showError={isWrong} />
      }
      htmlAttributes={htmlAttributes}
      label={label}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => change(target.value)}
      path={path}
      readOnly={readOnly || disabled}
      required={required}
      showError={isWrong}
      style={mergeFieldStyles(field)}
      value={typing ?? shown(value)}
      AfterInput={
        <>
          <p aria-live="polite" className="mt-1.25 mb-0 font-[600] tabular-nums empty:hidden">
            {amount !== undefined && showPrice(amount)}
          </p>
          {asked !== undefined && (
            <div role="status">
              <Banner type="warning">
                Vous avez écrit {showPrice(asked)}. Est-ce bien le prix&#8239;?{' '}
                <Button buttonStyle="secondary" margin={false} onClick={() => setValue(asked)}>
                  Oui, c’est bien cela
                </Button>
              </Banner>
            </div>
          )}
        </>
      }
    />
  )
}

function useUsualRange(path: string, plausible: Plausible) {
  const siblings = path.slice(0, path.lastIndexOf('.') + 1)
  const kind = useFormFields(([fields]) =>
    'dependsOn' in plausible ? fields[siblings + plausible.dependsOn]?.value : undefined,
  )
  return useMemo(() => plausibleRange(plausible, kind), [plausible, kind])
}

function shown(value: number | string | null | undefined): string {
  if (typeof value === 'string') return unmark(value)
  return typeof value === 'number' ? groupDigits(value) : ''
}

export const PriceInput = withCondition(Field)
