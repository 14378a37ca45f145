import { z } from 'zod'
import { validDay } from '@/contract/formatting/dates'

type Sent = { conclusion?: string | undefined; conclue_le?: string | undefined }

/** What ended the offer of a house, and its day in Cotonou if known; undefined while it is offered. */
export function concludedOf({ conclusion, conclue_le }: Sent) {
  const as = (['vendue', 'louee'] as const).find((it) => it === conclusion?.toLowerCase())
  const on = validDay(conclue_le)
  return as && { concluded: { as, ...(on && { on }) } }
}

const text = z.string().trim().optional().catch(undefined)
const places = z.int().min(0).optional().catch(undefined)
const row = z.object({ date: text, lieu: text, places_restantes: places }).optional()

/** When a course begins (YYYY-MM-DD in Cotonou), where, and how many places are left, if known. */
export type CourseSession = { date: string; place?: string | undefined; left?: number | undefined }

/** The sessions of a course, the earliest first; what has no day is none. */
export const courseSessions = z
  .array(row.catch(undefined))
  .optional()
  .catch(undefined)
  .transform((rows) =>
    rows
      ?.flatMap(({ date, lieu, places_restantes: left } = {}): CourseSession[] => {
        const day = validDay(date)
        return day ? [{ date: day, place: lieu || undefined, left }] : []
      })
      .toSorted((a, b) => a.date.localeCompare(b.date)),
  )

/** «4:32», «1:04:32» as a duration of ISO 8601: `PT0H4M32S`; undefined for other texts. */
export function isoDuration(text: string | undefined): string | undefined {
  const [, hours = '0', minutes, seconds] =
    /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/.exec(text ?? '') ?? []
  return minutes && seconds && `PT${Number(hours)}H${Number(minutes)}M${Number(seconds)}S`
}
