import { loadSiteContent } from '@/app/site-content'
import { TextPage } from '@/components/legal/text-page'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { sitePlan } from './site-plan'

export const generateMetadata = async () =>
  staticRouteMetadata('/plan-du-site', await loadSiteSettings())

/** The plan of the site: its universes with their lists and what these show now, and its other pages. */
export default async function SitePlanPage() {
  const [{ content }, site] = await Promise.all([loadSiteContent(), loadSiteSettings()])
  return <TextPage path="/plan-du-site" site={site} {...sitePlan(content, new Date())} />
}
