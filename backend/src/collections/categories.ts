import type { CollectionConfig } from 'payload'
import { slugFields } from '../fields/slug'
import { titleField } from '../fields/title'
import { referencedDocumentHooks } from '../publication/hooks'
import { refuseUsed, usesField } from '../references/refuse-used'

function categoryCollection(slug: 'categories' | 'categories-beaute'): CollectionConfig {
  const isBeauty = slug === 'categories-beaute'
  const changes = referencedDocumentHooks(() => [isBeauty ? 'beauty-videos' : 'medias-videos'])
  return {
    slug,
    labels: { singular: 'Catégorie de vidéos', plural: 'Catégories de vidéos' },
    admin: {
      group: isBeauty ? 'Beauté' : 'Médias',
      useAsTitle: 'title',
      defaultColumns: ['title', 'slug'],
      description: 'Elles rassemblent les vidéos qui se ressemblent.',
    },
    trash: true,
    hooks: { ...changes, ...refuseUsed(slug, 'Cette catégorie') },
    fields: [titleField(), ...slugFields(slug, 'categorie'), usesField],
  }
}

export const Categories = categoryCollection('categories')
export const BeautyCategories = categoryCollection('categories-beaute')
