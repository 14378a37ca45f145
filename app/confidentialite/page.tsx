import { TextPage } from '@/components/legal/text-page'
import { privacy } from '@/lib/legal/privacy-policy'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { settings } from '@/lib/site/settings'

export const metadata = sitePageMetadata('/confidentialite')

/** What the site knows of its visitors. */
export default function PrivacyPage() {
  return <TextPage path="/confidentialite" email={settings.email} {...privacy} />
}
