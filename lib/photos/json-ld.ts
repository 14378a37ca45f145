import type { Photo } from '@/lib/backend/schemas'
import { jsonLdIds, type JsonLdNode, jsonLdReference } from '@/lib/seo/json-ld'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'

/** One page of a gallery and its photos; the brand is their creator. */
export function galleryJsonLd(
  name: string,
  photos: readonly Photo[],
  { productName }: SiteSettings,
): JsonLdNode {
  return {
    '@type': 'ImageGallery',
    name,
    associatedMedia: photos.map(({ title, description, picture }) => ({
      '@type': 'ImageObject',
      contentUrl: picture.href,
      name: title || undefined,
      description,
      creditText: productName,
      creator: jsonLdReference(jsonLdIds.organization),
      copyrightNotice: productName,
    })),
  }
}
