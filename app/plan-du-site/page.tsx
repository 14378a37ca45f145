import { TextPage } from '@/components/legal/text-page'
import { itemsOf } from '@/lib/backend/load'
import { getCourses } from '@/lib/courses/queries'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { sitePlan } from './site-plan'

export const generateMetadata = async () =>
  staticRouteMetadata('/plan-du-site', await loadSiteSettings())

/** The plan of the site: its universes with their lists, destinations and courses, and its other pages. */
export default async function SitePlanPage() {
  const [site, courses] = await Promise.all([loadSiteSettings(), getCourses()])
  return <TextPage path="/plan-du-site" site={site} {...sitePlan(itemsOf(courses))} />
}
