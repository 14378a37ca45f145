import { endpointPath } from '../../contract/endpoints'
import { mergeSettings } from '../../contract/site-settings/merge-settings'
import { parseOwnerSettings } from '../../contract/site-settings/parse-owner-settings'
import { placeholders } from '../../contract/site-settings/placeholders'
import { withDeadline } from '../http/with-deadline.mjs'
import { environment } from '../site/environment'

const timeoutMs = 2000

/**
 * Prints, as JSON, the variables that the site still shows as examples, and where the
 * back-office changes them, if the backend has site settings.
 */
const answer = await ownerSettings()
const { owner } = parseOwnerSettings(answer ?? {})
const names = placeholders(mergeSettings(environment.siteDefaults, owner)).map((it) => it.variable)
const place = answer === undefined ? undefined : `${environment.backOfficeUrl}/globals/reglages`
process.stdout.write(JSON.stringify({ names, place }))

/** What the owner has set; undefined where the backend does not say it. */
function ownerSettings(): Promise<unknown> {
  return withDeadline(timeoutMs, async (signal) => {
    // eslint-disable-next-line no-restricted-globals -- a program of its own, outside Next
    const response = await fetch(environment.apiBaseUrl + endpointPath('siteSettings'), { signal })
    return response.ok ? ((await response.json()) as unknown) : undefined
  }).catch(() => undefined)
}
