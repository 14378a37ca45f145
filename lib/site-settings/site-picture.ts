import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PictureKey } from '@/contract/site-settings/picture-keys'
import { type BackendPicture, backendPicture } from '@/lib/backend/picture'
import { absoluteUrl } from '@/lib/site/urls'

type Contents = SiteSettings['contents']
type OwnPicture = { src: string; alt: string }

/** One of the site's own pictures, and the owner's that stands in its place, if there is one. */
export type SitePicture = {
  /** A file under /images. */
  own: OwnPicture
  replacement?: { src: BackendPicture; alt: string } | undefined
}

/** A picture that the owner can replace. */
export function sitePicture({ pictures }: Contents, key: PictureKey, own: OwnPicture): SitePicture {
  const owner = pictures?.[key]
  const src = backendPicture(owner?.image, owner)
  return { own, replacement: src && { src, alt: owner?.alt ?? '' } }
}

/** The picture of the hero of a page. */
export function heroPicture(contents: Contents, page: keyof SiteSettings['heroes']): SitePicture {
  return sitePicture(contents, `hero_${page}`, { src: `/images/hero/${page}.jpg`, alt: '' })
}

/** The absolute URL of a picture, for structured data. */
export function sitePictureUrl({ own, replacement }: SitePicture): string {
  return replacement?.src.href ?? absoluteUrl(own.src)
}
