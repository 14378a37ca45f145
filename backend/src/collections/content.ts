import type { CollectionConfig } from 'payload'
import { ownersOnly } from '../access'
import type { Kind } from '../publication/kinds'
import { publicationHooks } from '../publication/hooks'

type Description = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'admin'> & { kind: Kind }

/** What all publishable collections share: drafts, access and the word to the site on changes. */
export function contentCollection({ kind, admin, ...rest }: Description): CollectionConfig {
  return {
    ...rest,
    admin: { useAsTitle: 'title', hideAPIURL: true, ...admin },
    access: ownersOnly,
    defaultSort: '-createdAt',
    versions: { drafts: true, maxPerDoc: 20 },
    hooks: publicationHooks([kind]),
  }
}
