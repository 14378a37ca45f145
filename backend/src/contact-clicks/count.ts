import type { Payload } from 'payload'
import { z } from 'zod'
import { contactAreas, searchArea, sourceArea, visitAreas } from '../../../contract/universes.mjs'
import { visitSources } from '../../../contract/visit-sources'
import { queryDatabase } from '../database'
import { dayInCotonou, daysBefore } from '../days'
import { environment } from '../environment'
import { isPublished } from './pages'

const schema = z.union([
  z.object({ area: z.literal(sourceArea), page: z.enum(visitSources) }),
  z.object({
    area: z.enum([...contactAreas, ...visitAreas]),
    page: z.string().regex(/^\/[!-~]{0,1200}$/),
  }),
  z.object({ area: z.literal(searchArea), page: z.string().regex(/^[\p{L}\p{N} ]{1,160}$/u) }),
])

/** How long the figures are kept, in days; of words, which anybody can write, so many different ones of a day. */
const [keptDays, keptDaysOfWords, wordsOfDay] = [400, 30, 200]

let lastDeletion = ''

/**
 * Counts an opened WhatsApp link, a viewed page, a visit from somewhere, or a search in vain.
 * @param click `{ area, page }`, as the site sends it @returns false when it is none, or is not to be counted
 */
export async function countContactClick(payload: Payload, click: unknown): Promise<boolean> {
  const parsed = schema.safeParse(click)
  if (!environment.countsContacts || !parsed.success) return false
  const { area, page } = parsed.data
  const today = dayInCotonou()
  if (area === searchArea) await makeRoom(payload, today, page)
  else if (!(await isPublished(payload, page))) return false
  await queryDatabase(
    payload,
    `insert into contact_clicks (day, area, page, clicks) values ($1, $2, $3, 1)
     on conflict (day, area, page) do update set clicks = contact_clicks.clicks + 1`,
    [today, area, page],
  )
  if (today !== lastDeletion) {
    await queryDatabase(
      payload,
      'delete from contact_clicks where day < $1 or (area = $2 and day < $3)',
      [daysBefore(today, keptDays), searchArea, daysBefore(today, keptDaysOfWords)],
    )
    lastDeletion = today
  }
  return true
}

/** Forgets, of too many other words of a day, one of those that were searched for least: by chance, so that no flood ends all. */
const makeRoom = (payload: Payload, day: string, words: string) =>
  queryDatabase(
    payload,
    `delete from contact_clicks where id in (select id from contact_clicks
     where day = $1 and area = $2 and page <> $3 order by clicks desc, random() limit 10000 offset $4)`,
    [day, searchArea, words, wordsOfDay - 1],
  )
