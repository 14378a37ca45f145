import { longDate } from '@/contract/formatting/french-dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { staticRoutes } from '@/contract/static-routes'
import { accessibilityAudit, conformity, conformityRate } from '@/lib/site/accessibility-audit'
import fixed from './accessibility-statement.json'
import type { TextSection } from './text-blocks'

const { version, date, conform, notConform } = accessibilityAudit
const applicable = conform + notConform.length
const state = conformity(accessibilityAudit)

/** The accessibility statement, after the model of the French declaration: /accessibilite. */
export const accessibilityStatement = ({ productName }: Pick<SiteSettings, 'productName'>) => ({
  lead: 'Un petit téléphone, un lecteur d’écran, une connexion lente\u00a0: le site doit vous rester ouvert.',
  sections: [
    {
      id: 'etat',
      heading: 'État de conformité',
      blocks: [
        `${productName} veut rendre son site accessible à tous. Cette déclaration vaut pour ce site, sans l’espace de son propriétaire.`,
        `Le site est ${state} au référentiel général d’amélioration de l’accessibilité (RGAA), version ${version}${notConform.length > 0 ? ', pour les raisons énumérées plus bas' : ''}.`,
      ],
    },
    {
      id: 'resultats',
      heading: 'Résultats de l’audit',
      blocks: [
        `Nous avons contrôlé le site nous-mêmes, le ${longDate(date) ?? date}. Aucun organisme extérieur ne l’a encore audité, et aucune personne handicapée ne l’a encore essayé pour nous.`,
        {
          facts: [
            {
              label: 'Critères respectés',
              value: `${conform} sur ${applicable} qui s’appliquent, soit ${conformityRate(accessibilityAudit)}\u00a0%`,
            },
            { label: 'Critères qui ne s’appliquent pas', value: `${106 - applicable} sur 106` },
          ],
        },
      ],
    },
    {
      id: 'limites',
      heading: 'Ce qui n’est pas accessible',
      blocks: [
        {
          list: notConform.map(({ criterion, reason }) => `Critère ${criterion}\u00a0: ${reason}`),
        },
        'Le lecteur de YouTube et la carte d’OpenStreetMap ne sont pas les nôtres\u00a0: leur accessibilité dépend d’eux. L’adresse est écrite à côté de la carte, et chaque film a un lien vers YouTube.',
      ],
    },
    {
      id: 'etablissement',
      heading: 'Comment cette déclaration est faite',
      blocks: [
        `Elle est du ${longDate(date) ?? date}. Les contrôles automatiques sont refaits à chaque version.`,
        {
          facts: [
            ...fixed.means.map((it) => ({ ...it, isLong: true })),
            {
              label: 'Pages contrôlées',
              isLong: true,
              value: [
                ...staticRoutes.map(({ name }) => name),
                'une vidéo, un événement, une formation, une destination et une maison, ouverts',
                'une page introuvable',
              ].join(', '),
            },
          ],
        },
      ],
    },
    ...fixed.remedies,
  ] satisfies readonly TextSection[],
})
