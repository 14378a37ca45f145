import { TextPage } from '@/components/legal/text-page'
import { legalNotice } from '@/lib/legal/legal-notice'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { settings } from '@/lib/site/settings'

export const metadata = staticRouteMetadata('/mentions-legales')

/** Who publishes and hosts the site. */
export default function LegalNoticePage() {
  return <TextPage path="/mentions-legales" email={settings.email} {...legalNotice} />
}
