import type { OgImageSubject } from '@/lib/og-image/address'
import type { SiteSettings } from './site-settings/merge-settings'
import { heroPicture } from './site-settings/site-picture'
import { type SiteArea, universes } from './universes'

/** The general share image of a universe, or of the home page. */
export function areaOgImage(area: SiteArea, site: SiteSettings): OgImageSubject {
  const { own, replacement } = heroPicture(site.contents, area)
  const universe = universes.find(({ key }) => key === area)
  return {
    key: { kind: area },
    area,
    eyebrow: universe?.title ?? `Depuis ${site.city}`,
    title: universe?.subtitle ?? site.tagline,
    picture: replacement?.src.src ?? own.src,
  }
}
