import { z } from 'zod'
import { validDay } from '@/lib/shared/dates'

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
