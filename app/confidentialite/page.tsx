import { TextPage } from '@/components/sections/text-page'
import { privacy } from '@/lib/content/legal-privacy'
import { sitePageMetadata } from '@/lib/seo'
import { settings } from '@/lib/settings'

export const metadata = sitePageMetadata('/confidentialite')

/** What the site knows of its visitors. */
export default function PrivacyPage() {
  return <TextPage path="/confidentialite" email={settings.email} {...privacy} />
}
