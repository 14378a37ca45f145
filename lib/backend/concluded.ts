import { validDay } from '@/lib/shared/dates'

type Sent = { conclusion?: string | undefined; conclue_le?: string | undefined }

/** What ended the offer of a house, and its day in Cotonou if known; undefined while it is offered. */
export function concludedOf({ conclusion, conclue_le }: Sent) {
  const as = (['vendue', 'louee'] as const).find((it) => it === conclusion?.toLowerCase())
  const on = validDay(conclue_le)
  return as && { concluded: { as, ...(on && { on }) } }
}
