import type { Tab } from 'payload'
import type { SiteDefaults } from '../../../../lib/shared/site-settings/site-variables.mjs'
import { formatMapPoint } from './map-point'
import { mapPointField } from './map-point-field'
import { normalizeHours } from './opening-hours'
import { isOpeningHours } from './rules'
import { valueField } from './value-field'

const days = [
  ['monday', 'Lundi'],
  ['tuesday', 'Mardi'],
  ['wednesday', 'Mercredi'],
  ['thursday', 'Jeudi'],
  ['friday', 'Vendredi'],
  ['saturday', 'Samedi'],
  ['sunday', 'Dimanche'],
] as const

/** Where the institute is and when it is open; where events take place. */
export function locationTab({ mapPoint, eventPlace }: SiteDefaults): Tab {
  return {
    name: 'location',
    label: 'Horaires et lieu',
    fields: [
      {
        name: 'hours',
        type: 'group',
        label: 'Horaires de l’institut',
        admin: {
          description:
            'Écrivez «\u00a09h-19h\u00a0» ou «\u00a09h-12h30, 14h-19h\u00a0». Un jour laissé vide est fermé. Sans aucun jour, le site ne montre pas d’horaires.',
        },
        fields: days.map(([name, label]) =>
          valueField({
            name,
            label,
            example: '9h-19h',
            validate: isOpeningHours,
            normalize: normalizeHours,
          }),
        ),
      },
      valueField({
        name: 'district',
        label: 'Nous trouver',
        example: 'Haie Vive, face à la pharmacie',
        description: 'Le quartier ou un repère, écrit près de la carte.',
      }),
      mapPointField(formatMapPoint(mapPoint)),
      valueField({
        name: 'event_place',
        label: 'Lieu des événements',
        inForce: eventPlace,
        description: 'Celui de tous les événements, pour les moteurs de recherche.',
      }),
    ],
  }
}
