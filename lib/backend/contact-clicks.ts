import 'server-only'
import { derivedSecret } from '@/lib/shared/derived-secret.mjs'
import { logger } from '@/lib/shared/log/logger.mjs'
import type { ContactArea } from '@/lib/shared/universes.mjs'
import { settings } from '@/lib/site/settings'
import { postJson } from './client'

/** A WhatsApp link that a visitor has opened: of which area, on which page. Nothing about the visitor. */
export type ContactClick = { area: ContactArea; page: string }

/** The embedded backend's path; another backend need not have it. */
const path = '/api/contact-clicks/'

/** Another secret, no such path, or one that is only read. */
const refusals = [401, 403, 404, 405]

/** How long a backend that does not count is left alone, in milliseconds. */
const pauseMs = 10 * 60 * 1000

const log = logger('contact-clicks')
let pausedUntil = -Infinity
let isNoted = false

/**
 * Has the backend count a click. Never rejects: one that is lost is lost. A backend that refuses is
 * left alone for ten minutes, and only the first refusal is logged.
 */
export async function sendContactClick(click: ContactClick): Promise<void> {
  const { revalidateSecret } = settings
  if (!revalidateSecret || performance.now() < pausedUntil) return
  const status = await postJson(path, click, derivedSecret(revalidateSecret, 'clicks'))
  if (status === undefined || !refusals.includes(status)) return
  pausedUntil = performance.now() + pauseMs
  if (isNoted) return
  isNoted = true
  log.info({ status }, 'The backend does not count opened WhatsApp links')
}
