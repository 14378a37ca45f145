import { longDate } from '@/lib/shared/dates'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { staticRoutes } from '@/lib/shared/static-routes'
import { accessibilityAudit, conformity, conformityRate } from '@/lib/site/accessibility-audit'
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
        `Elle est du ${longDate(date) ?? date}. Ce que des programmes savent contrôler l’est de nouveau à chaque version du site.`,
        {
          facts: [
            { label: 'Technologies', value: 'HTML, CSS, JavaScript, SVG, WAI-ARIA' },
            {
              label: 'Outils',
              value:
                'axe-core, html-validate et Nu Html Checker\u00a0; l’arbre d’accessibilité de Chromium, à la place d’un lecteur d’écran\u00a0; mesures de contraste sur les images de l’écran\u00a0; lecture du code',
            },
            {
              label: 'Navigateurs',
              value:
                'Chromium et, pour un parcours par univers, Firefox et WebKit, sur grand écran et à la taille d’un téléphone',
            },
            {
              label: 'Pages contrôlées',
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
    {
      id: 'signaler',
      heading: 'Signaler un obstacle',
      blocks: [
        'Dites-nous quelle page, quel appareil, et ce qui vous arrête. Nous vous répondons avec le contenu sous une autre forme, et nous corrigeons.',
        { mail: 'Pour nous le dire' },
      ],
    },
    {
      id: 'recours',
      heading: 'Voies de recours',
      blocks: [
        'Si vous nous avez signalé un obstacle et que notre réponse ne vous suffit pas, vous pouvez, en France, écrire au Défenseur des droits, sans timbre\u00a0: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07. Son site, defenseurdesdroits.fr, a un formulaire et l’adresse de ses délégués.',
      ],
    },
  ] satisfies readonly TextSection[],
})
