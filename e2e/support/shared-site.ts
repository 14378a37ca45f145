/** The deployed copy that is tested instead of a local site; undefined for a local run. */
export const deployedUrl = process.env.BASE_URL

/** How the global setup tells the workers where the shared site and its mock backend are. */
export const siteUrlVariable = 'E2E_SITE_URL'
export const mockOriginVariable = 'E2E_MOCK_ORIGIN'

/** The origin of the shared site: the deployed copy, else the one that the global setup started. */
export function sharedSiteUrl(): string {
  return deployedUrl ?? setBySetup(siteUrlVariable)
}

/** The origin of the shared site's mock backend. */
export function sharedMockOrigin(): string {
  return setBySetup(mockOriginVariable)
}

function setBySetup(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the global setup has not run.`)
  return value
}
