import type { CollectionConfig } from 'payload'
import { ownersOnly } from '../access'
import { publicationHooks } from '../publication/hooks'
import type { Resource } from '../publication/resources'

type Description = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'admin'> & {
  resource: Resource
}

/** A collection that can be published: drafts, access, and the webhook on changes. */
export function contentCollection({ resource, admin, ...rest }: Description): CollectionConfig {
  return {
    ...rest,
    admin: { useAsTitle: 'title', hideAPIURL: true, ...admin },
    access: ownersOnly,
    defaultSort: '-createdAt',
    versions: { drafts: true, maxPerDoc: 20 },
    hooks: publicationHooks([resource]),
  }
}
