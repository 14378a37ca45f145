import { type FieldHook, type PayloadRequest, ValidationError } from 'payload'

type Refused = { path: string; label?: string | undefined; message: string }

/** What a form shows under one field: the sentence of a refusal. */
export const refusedValue = (req: PayloadRequest, error: Refused) =>
  new ValidationError({ errors: [error], req }, req.t)

/** The same from a hook of the field: drafts are stored without validation. */
export function refusedByHook(
  { path, field, req }: Pick<Parameters<FieldHook>[0], 'path' | 'field' | 'req'>,
  message: string,
) {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : undefined
  return refusedValue(req, { path: path.join('.'), label, message })
}
