import { TextPage } from '@/components/legal/text-page'
import { accessibilityStatement } from '@/lib/legal/accessibility-statement'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

export const generateMetadata = async () =>
  staticRouteMetadata('/accessibilite', await loadSiteSettings())

/** The accessibility statement. */
export default async function AccessibilityPage() {
  const site = await loadSiteSettings()
  return <TextPage path="/accessibilite" site={site} {...accessibilityStatement(site)} />
}
