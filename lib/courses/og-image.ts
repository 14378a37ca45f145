import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Course } from '@/lib/backend/schemas'
import { type OgImage, ogImage } from '@/lib/og-image/address'

/** The share image of a course: its poster and the institute's name. */
export function courseOgImage({ slug, title, poster }: Course, site: SiteSettings): OgImage {
  return ogImage(site, {
    key: { kind: 'formation', id: slug },
    area: 'beaute',
    eyebrow: 'Formation',
    title,
    detail: `${site.careBrand}, ${site.city}`,
    picture: poster?.src,
    isWhole: true,
  })
}
