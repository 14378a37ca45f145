import 'server-only'
import { mapLoaded } from '@/lib/backend/load'
import type { Course } from '@/lib/backend/schemas'
import { type OgImage, ogImage } from '@/lib/og-image/address'
import type { OgImageSource } from '@/lib/og-image/response'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { getCourse } from './queries'

/** The share image of a course: its poster and the institute's name. */
export function courseOgImage({ slug, title, poster }: Course, site: SiteSettings): OgImage {
  return ogImage(
    {
      key: { kind: 'formation', id: slug },
      area: 'beaute',
      eyebrow: 'Formation',
      title,
      detail: `${site.careBrand}, ${site.city}`,
      picture: poster?.src,
    },
    site,
  )
}

export const courseOgImages: OgImageSource = {
  area: 'beaute',
  find: async (slug, site) =>
    mapLoaded(await getCourse(slug), (course) => courseOgImage(course, site)),
}
