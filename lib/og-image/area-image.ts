import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type SiteArea, universes } from '@/contract/universes.mjs'
import { heroPicture } from '@/lib/site-settings/site-picture'
import { type OgImage, ogImage } from './address'

/** The general share image of a universe, or of the home page. */
export function areaOgImage(area: SiteArea, site: SiteSettings): OgImage {
  const { own, replacement } = heroPicture(site.contents, area)
  const universe = universes.find(({ key }) => key === area)
  return ogImage(site, {
    key: { kind: area },
    area,
    eyebrow: universe?.title ?? `Depuis ${site.city}`,
    title: universe?.subtitle ?? site.tagline,
    picture: replacement?.src.src ?? own.src,
  })
}
