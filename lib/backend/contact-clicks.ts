import { after } from 'next/server'
import { type ContactArea, searchArea, type sourceArea } from '@/contract/universes.mjs'
import { dailyShare } from '@/lib/http/daily-share'
import { tokenBucket } from '@/lib/http/token-bucket'
import { environment } from '@/lib/site/environment'
import { derivedSecret } from '@/platform/derived-secret.mjs'
import { logger } from '@/platform/log/logger.mjs'
import { postJson } from './client'

/**
 * A WhatsApp link that a visitor has opened: of which area, on which page; or a page that was looked at; or, in place of a
 * page, the words of a search that found nothing, or where a visit comes from. Nothing about the visitor.
 */
type ContactClick = {
  area: ContactArea | `visite-${ContactArea}` | typeof searchArea | typeof sourceArea
  page: string
}

/** The embedded backend's path; another backend need not have it. */
const path = '/api/contact-clicks/'

/** Another secret, no such path, or one that is only read. */
const refusals = [401, 403, 404, 405]

/** How long a backend that does not count is left alone, in milliseconds. */
const pauseMs = 10 * 60 * 1000

const log = logger('contact-clicks')
let pausedUntil = -Infinity
let isNoted = false

/** Of all visitors together: nothing is remembered of any of them. */
const allowed = {
  contact: tokenBucket({ burst: 60, perSecond: 2 }),
  visit: tokenBucket({ burst: 600, perSecond: 20 }),
}

/** Searches of one source that are counted in a day: a tenth of the words that the backend keeps. */
const isInShare = dailyShare(20)

/**
 * Has the backend count a click, a page, or a search that found nothing, once the request is answered: not when
 * its browser asks not to be followed (Global Privacy Control, Do Not Track), nor too many at once.
 */
export function countAfterAnswer(headers: Headers, click: ContactClick): void {
  const isRefused = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
  const isAllowed = allowed[/^(visite|provenance)/.test(click.area) ? 'visit' : 'contact']
  if (!environment.countsContacts || isRefused) return
  // First: what one source sends beyond its share takes nothing from others.
  if (click.area === searchArea && !isInShare(headers)) return
  if (isAllowed()) after(() => send(click))
}

/**
 * Has the backend count a click. Never rejects: one that is lost is lost. A backend that refuses is
 * left alone for ten minutes, and only the first refusal is logged.
 */
async function send(click: ContactClick): Promise<void> {
  const { revalidateSecret } = environment
  if (!revalidateSecret || performance.now() < pausedUntil) return
  const status = await postJson(path, click, derivedSecret(revalidateSecret, 'clicks'))
  if (status === undefined || !refusals.includes(status)) return
  pausedUntil = performance.now() + pauseMs
  if (isNoted) return
  isNoted = true
  log.info({ status }, 'The backend does not count opened WhatsApp links')
}
