import { TextPage } from '@/components/legal/text-page'
import { itemsOf } from '@/lib/backend/load'
import { getCourses } from '@/lib/courses/queries'
import { getEvents } from '@/lib/events/queries'
import { getHouses } from '@/lib/houses/queries'
import { staticRouteMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { sitePlan } from './site-plan'

export const generateMetadata = async () =>
  staticRouteMetadata('/plan-du-site', await loadSiteSettings())

/** The plan of the site: its universes with their lists and what these show now, and its other pages. */
export default async function SitePlanPage() {
  const [courses, events, houses] = await Promise.all([getCourses(), getEvents(), getHouses()])
  const contents = { courses: itemsOf(courses), events: itemsOf(events), houses: itemsOf(houses) }
  const plan = sitePlan(contents, new Date())
  return <TextPage path="/plan-du-site" site={await loadSiteSettings()} {...plan} />
}
