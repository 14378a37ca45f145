import type { OgImageSubject } from '@/lib/og-image/address'
import { tagline } from './copy'
import type { SiteSettings } from './site-settings/merge-settings'
import { type SiteArea, universes } from './universes'

/** The general share image of a universe, or of the home page. */
export function areaOgImage(area: SiteArea, { city }: SiteSettings): OgImageSubject {
  const universe = universes.find(({ key }) => key === area)
  return {
    key: { kind: area },
    area,
    eyebrow: universe?.title ?? `Depuis ${city}`,
    title: universe?.subtitle ?? tagline,
    picture: `/images/hero/${area}.jpg`,
  }
}
