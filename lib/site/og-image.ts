import type { OgImageSubject } from '@/lib/og-image/address'
import { tagline } from './copy'
import { settings } from './settings'
import { type SiteArea, universes } from './universes'

/** The general share image of a universe, or of the home page. */
export function areaOgImage(area: SiteArea): OgImageSubject {
  const universe = universes.find(({ key }) => key === area)
  return {
    key: { kind: area },
    area,
    eyebrow: universe?.title ?? `Depuis ${settings.city}`,
    title: universe?.subtitle ?? tagline,
    picture: `/images/hero/${area}.jpg`,
  }
}
