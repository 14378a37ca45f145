import { TextPage } from '@/components/legal/text-page'
import privacyPolicy from '@/lib/legal/privacy-policy.json'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

export const generateMetadata = async () =>
  staticRouteMetadata('/confidentialite', await loadSiteSettings())

/** The privacy policy. */
export default async function PrivacyPage() {
  const site = await loadSiteSettings()
  return <TextPage path="/confidentialite" site={site} {...privacyPolicy} />
}
