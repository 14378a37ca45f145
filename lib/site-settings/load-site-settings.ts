import { cache } from 'react'
import { endpoints } from '@/contract/endpoints'
import { mergeSettings, type SiteSettings } from '@/contract/site-settings/merge-settings'
import { parseOwnerSettings } from '@/contract/site-settings/parse-owner-settings'
import { loadOptional } from '@/lib/backend/load'
import { revalidateWithin } from '@/lib/cache/revalidate-within'
import { isRevalidatedSince, steadyNow } from '@/lib/cache/revalidated-tags.mjs'
import { pageLifetimeSeconds } from '@/lib/limits/page-lifetime.mjs'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { environment } from '@/lib/site/environment'
import { logger } from '@/platform/log/logger.mjs'

/** Milliseconds in which the pages that are rendered, dozens after a publication, share one answer. */
const sharedMs = 3000

const { resource } = endpoints.siteSettings

type Answer = { settings: SiteSettings; hasEndpoint: boolean }

let last: { startedAt: number; answer: Promise<Answer> } | undefined

/**
 * The settings of the site: what the owner has set, over the environment's, over the defaults. Waits
 * for the backend for a second at most, then answers its last settings or the defaults. The page is
 * rendered again when they change. Never throws.
 */
export const loadSiteSettings = cache(async (): Promise<SiteSettings> => {
  const answer = await sharedAnswer()
  await revalidateWithin(answer.hasEndpoint ? pageLifetimeSeconds : false, [resource])
  return answer.settings
})

function sharedAnswer(): Promise<Answer> {
  const now = steadyNow()
  const isShared =
    last && now - last.startedAt < sharedMs && !isRevalidatedSince([resource], last.startedAt)
  if (last && isShared) return last.answer
  last = { startedAt: now, answer: loadAnswer() }
  return last.answer
}

async function loadAnswer(): Promise<Answer> {
  const loaded = await loadOptional('siteSettings', parse)
  return {
    settings: 'data' in loaded ? loaded.data : defaultSettings,
    hasEndpoint: loaded.state !== 'notFound',
  }
}

function parse(body: unknown): SiteSettings {
  const { owner, rejected } = parseOwnerSettings(body)
  if (rejected.length > 0) {
    logger('backend-client').warn(`Réglages du site ignorés : ${rejected.join(', ')}`)
  }
  return mergeSettings(environment.siteDefaults, owner)
}
