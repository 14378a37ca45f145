import type { CollectionConfig } from 'payload'
import type { Resource } from '../../../contract/endpoints'
import { slugFields } from '../fields/slug'
import { titleField } from '../fields/title'
import { referencedDocumentHooks } from '../publication/hooks'
import { refuseUsed } from '../references/refuse-used'
import { usesField } from '../references/uses-field'

function categoryCollection(
  slug: 'categories' | 'categories-beaute',
  resource: Resource,
  group: string,
): CollectionConfig {
  return {
    slug,
    labels: { singular: 'Catégorie de vidéos', plural: 'Catégories de vidéos' },
    admin: {
      group,
      useAsTitle: 'title',
      defaultColumns: ['title', 'slug'],
      description: 'Elles rassemblent les vidéos qui se ressemblent.',
    },
    trash: true,
    hooks: { ...referencedDocumentHooks(() => [resource]), ...refuseUsed(slug, 'Cette catégorie') },
    fields: [titleField(), ...slugFields(slug, 'categorie'), usesField],
  }
}

export const Categories = categoryCollection('categories', 'medias-videos', 'Médias')
export const BeautyCategories = categoryCollection('categories-beaute', 'beauty-videos', 'Beauté')
