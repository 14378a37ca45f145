import { z } from 'zod'

/** What is unset, as a backend may send it. */
const unset = (value: unknown) => (value === null || value === '' ? undefined : value)
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional())

/** Text in one line, with the spaces that do not break of French; unpaired surrogates are removed: `encodeURIComponent` would throw on them. */
const text = z.string().transform((value) =>
  value
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim(),
)
export const line = text.pipe(z.string().min(1).max(300))
export const paragraph = text.pipe(z.string().min(1).max(2000))
