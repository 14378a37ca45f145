import { endpointPath } from '../../lib/backend/endpoints'
import { settings } from '../../lib/site/settings'
import { mergeSettings } from '../../lib/site/site-settings/merge-settings'
import { parseOwnerSettings } from '../../lib/site/site-settings/parse-owner-settings'
import { placeholders } from '../../lib/site/site-settings/placeholders'

const timeoutMs = 2000

/**
 * Prints, as JSON, the variables of the settings that the site still shows as examples, and where the
 * back-office changes them, if the backend has settings.
 */
const answer = await ownerSettings()
const { owner } = parseOwnerSettings(answer ?? {})
const names = placeholders(mergeSettings(settings.siteDefaults, owner)).map((it) => it.variable)
const place = answer === undefined ? undefined : `${settings.backOfficeUrl}/globals/reglages`
console.log(JSON.stringify({ names, place }))

/** What the owner has set; undefined where the backend does not say it. */
async function ownerSettings(): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(settings.apiBaseUrl + endpointPath('siteSettings'), { signal })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
