import { z } from 'zod'
import { withFrenchSpaces } from '../formatting/french-spaces'

/** What is unset, as a backend may send it. */
const unset = (value: unknown) => (value === null || value === '' ? undefined : value)
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional())

/** Unpaired surrogates are removed: `encodeURIComponent` would throw on them. */
const text = z.string().transform((value) => value.replace(/\p{Surrogate}/gu, ''))
/** In one line, with the spaces that do not break of French. */
const inOneLine = (value: string) =>
  withFrenchSpaces(value.replace(/[^\S\u00a0\u202f]+/g, ' ').trim())

export const line = text.transform(inOneLine).pipe(z.string().min(1).max(300))
/** Text whose lines stay apart, without empty ones. */
export const paragraph = text
  .transform((value) => value.split('\n').map(inOneLine).filter(Boolean).join('\n'))
  .pipe(z.string().min(1).max(2000))
