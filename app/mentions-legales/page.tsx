import { TextPage } from '@/components/sections/text-page'
import { legalNotice } from '@/lib/content/legal'
import { sitePageMetadata } from '@/lib/seo'
import { settings } from '@/lib/settings'

export const metadata = sitePageMetadata('/mentions-legales')

/** Who publishes and hosts the site. */
export default function LegalNoticePage() {
  return <TextPage path="/mentions-legales" email={settings.email} {...legalNotice} />
}
