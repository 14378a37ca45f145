import type { APIRequestContext, Page } from '@playwright/test'
import { listPath } from './event-content'

/** An event with a time, days ahead, so that it is not past after midnight. */
export const timedEventPath = `${listPath}/nuit-du-conte`

/** The page of an event days ahead, and its start in milliseconds since 1970. */
export async function timedEvent(request: APIRequestContext) {
  const html = await (await request.get(timedEventPath)).text()
  const [, iso = ''] = /<time dateTime="([^"]+T[^"]+)"/i.exec(html) ?? []
  const instant = Date.parse(iso)
  if (Number.isNaN(instant)) throw new Error(`No start on ${timedEventPath}.`)
  return { path: timedEventPath, instant }
}

export const eventHeading = (page: Page) => page.getByRole('heading', { level: 1 })
export const backLink = (page: Page) => page.getByRole('link', { name: '← Retour', exact: true })
