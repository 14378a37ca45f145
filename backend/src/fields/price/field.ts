import type { FieldHook, NumberField, NumberFieldSingleValidation } from 'payload'
import { refusedByHook } from '../refused-value'
import type { Plausible } from './plausible'
import { isPrice, priceRefusal, priceValidation } from './validation'

type Options = {
  required?: boolean
  /** Of its row, in percent: `33%`. */
  width?: string
  /** Outside of these, the form asks whether the price is meant; the server does not. */
  plausible: Plausible
  /** The server's rule, by default that of all prices. */
  validate?: NumberFieldSingleValidation
}

/** A whole amount of FCFA, which may be typed as people write it; stored as a number (R45). */
export function priceField(name: string, label: string, options: Options): NumberField {
  const { width, plausible, validate = priceValidation, ...rest } = options
  return {
    ...rest,
    name,
    label,
    type: 'number',
    validate,
    hooks: { beforeValidate: [refuseOthers] },
    admin: {
      width,
      components: {
        Field: { path: '/admin/price-input#PriceInput', clientProps: { plausible } },
        Cell: '/admin/cells#PriceCell',
      },
    },
  }
}

/** Drafts are stored without validation, so what is no price is refused here as well. */
const refuseOthers: FieldHook = ({ value, ...rest }) => {
  if (value === null || value === undefined || isPrice(value)) return value
  throw refusedByHook(rest, priceRefusal)
}
