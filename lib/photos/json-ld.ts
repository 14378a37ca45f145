import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Photo } from '@/lib/backend/schemas'
import { type JsonLdNode, organizationReference } from '@/lib/seo/json-ld'

/** One page of a gallery and its photos; the brand made those without a credit. */
export function galleryJsonLd(
  name: string,
  photos: readonly Photo[],
  { productName }: SiteSettings,
): JsonLdNode {
  return {
    '@type': 'ImageGallery',
    name,
    associatedMedia: photos.map(({ title, description, credit, picture }) => ({
      '@type': 'ImageObject',
      contentUrl: picture.href,
      name: title || undefined,
      description,
      creditText: credit ?? productName,
      creator: credit ? undefined : organizationReference,
      copyrightNotice: credit ? undefined : productName,
    })),
  }
}
