import type { Payload } from 'payload'
import { z } from 'zod'
import { contactAreas } from '../../../lib/shared/universes.mjs'
import { readSettings } from '../../shared/settings.mjs'
import { queryDatabase } from '../database'
import { dayInCotonou, daysBefore } from '../days'
import { isPublished } from './pages'

const schema = z.object({
  area: z.enum(contactAreas),
  page: z
    .string()
    .regex(/^\/[!-~]*$/)
    .max(1200),
})

/** How long the figures are kept, in days. */
const keptDays = 400

const { countsContacts } = readSettings()
let lastDeletion = ''

/**
 * Adds one to the clicks of today on the WhatsApp links of a page.
 * @param click `{ area, page }`, as the site sends it
 * @returns false when it is none, or is not to be counted
 * @throws when the database does not answer
 */
export async function countContactClick(payload: Payload, click: unknown): Promise<boolean> {
  const parsed = schema.safeParse(click)
  if (!countsContacts || !parsed.success) return false
  const { area, page } = parsed.data
  if (!(await isPublished(payload, page))) return false
  const today = dayInCotonou()
  await queryDatabase(
    payload,
    `insert into contact_clicks (day, area, page, clicks) values ($1, $2, $3, 1)
     on conflict (day, area, page) do update set clicks = contact_clicks.clicks + 1`,
    [today, area, page],
  )
  if (today !== lastDeletion) {
    await queryDatabase(payload, 'delete from contact_clicks where day < $1', [
      daysBefore(today, keptDays),
    ])
    lastDeletion = today
  }
  return true
}
