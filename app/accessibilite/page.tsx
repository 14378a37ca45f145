import { TextPage } from '@/components/legal/text-page'
import { accessibilityStatement } from '@/lib/legal/accessibility-statement'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { settings } from '@/lib/site/settings'

export const metadata = staticRouteMetadata('/accessibilite')

/** The accessibility statement. */
export default function AccessibilityPage() {
  return <TextPage path="/accessibilite" email={settings.email} {...accessibilityStatement} />
}
