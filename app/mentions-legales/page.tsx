import { TextPage } from '@/components/legal/text-page'
import { legalNotice } from '@/lib/legal/legal-notice'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

export const generateMetadata = async () =>
  staticRouteMetadata('/mentions-legales', await loadSiteSettings())

/** The legal notice: publisher and host. */
export default async function LegalNoticePage() {
  const site = await loadSiteSettings()
  return <TextPage path="/mentions-legales" site={site} {...legalNotice(site)} />
}
