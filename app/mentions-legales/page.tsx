import { TextPage } from '@/components/legal/text-page'
import { legalNotice } from '@/lib/legal/legal-notice'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { settings } from '@/lib/site/settings'

export const metadata = staticRouteMetadata('/mentions-legales')

/** The legal notice: publisher and host. */
export default function LegalNoticePage() {
  return <TextPage path="/mentions-legales" email={settings.email} {...legalNotice} />
}
