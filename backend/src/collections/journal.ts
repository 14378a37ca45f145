import type { CollectionConfig } from 'payload'
import { nobody, proprietaire, proprietairesOnly } from '../accounts/roles'
import { optionsOf } from '../fields/plain'

/** Who has done what, and from where, for twelve months. Written by src/audit/record.ts alone. */
export const Journal: CollectionConfig = {
  slug: 'journal',
  labels: { singular: 'Événement du journal', plural: 'Journal' },
  admin: {
    group: 'Réglages',
    useAsTitle: 'summary',
    defaultColumns: ['createdAt', 'summary', 'who', 'address'],
    description: 'Qui a fait quoi, et quand, pendant douze mois. Personne ne peut le modifier.',
    hidden: ({ user }) => user?.role !== proprietaire,
  },
  access: { read: proprietairesOnly, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    { name: 'summary', type: 'text', label: 'Ce qui a été fait', required: true },
    { name: 'changes', type: 'textarea', label: 'Avant → après' },
    { name: 'who', type: 'text', label: 'Par', required: true, index: true },
    { name: 'address', type: 'text', label: 'Depuis l’adresse' },
    {
      name: 'kind',
      type: 'select',
      label: 'Sujet',
      required: true,
      index: true,
      options: optionsOf({
        coordonnees: 'Coordonnées et mentions légales',
        reglages: 'Autres réglages',
        compte: 'Comptes',
        connexion: 'Connexions',
        suppression: 'Suppressions',
      }),
    },
  ],
}
