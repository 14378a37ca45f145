import { TextPage } from '@/components/sections/text-page'
import { accessibility } from '@/lib/content/legal-accessibility'
import { sitePageMetadata } from '@/lib/seo'
import { settings } from '@/lib/settings'

export const metadata = sitePageMetadata('/accessibilite')

/** What works for everybody, and what does not yet. */
export default function AccessibilityPage() {
  return <TextPage path="/accessibilite" email={settings.email} {...accessibility} />
}
