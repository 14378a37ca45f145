import { TextPage } from '@/components/legal/text-page'
import { privacyPolicy } from '@/lib/legal/privacy-policy'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { settings } from '@/lib/site/settings'

export const metadata = staticRouteMetadata('/confidentialite')

/** The privacy policy. */
export default function PrivacyPage() {
  return <TextPage path="/confidentialite" email={settings.email} {...privacyPolicy} />
}
