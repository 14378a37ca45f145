import 'server-only'
import { mapLoaded } from '@/lib/backend/load'
import type { Course } from '@/lib/backend/schemas'
import type { OgImageSubject } from '@/lib/og-image/address'
import type { OgImageSource } from '@/lib/og-image/response'
import { settings } from '@/lib/site/settings'
import { getCourse } from './queries'

/** The share image of a course: its poster and the institute's name. */
export function courseOgImage({ slug, title, poster }: Course): OgImageSubject {
  return {
    key: { kind: 'formation', id: slug },
    area: 'beaute',
    eyebrow: 'Formation',
    title,
    detail: `${settings.careBrand}, ${settings.city}`,
    picture: poster?.src,
  }
}

export const courseOgImages: OgImageSource = {
  area: 'beaute',
  find: async (slug) => mapLoaded(await getCourse(slug), courseOgImage),
}
