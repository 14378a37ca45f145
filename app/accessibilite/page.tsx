import { TextPage } from '@/components/legal/text-page'
import { accessibility } from '@/lib/legal/accessibility-statement'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { settings } from '@/lib/site/settings'

export const metadata = sitePageMetadata('/accessibilite')

/** What works for everybody, and what does not yet. */
export default function AccessibilityPage() {
  return <TextPage path="/accessibilite" email={settings.email} {...accessibility} />
}
