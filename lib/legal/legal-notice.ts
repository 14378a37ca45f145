import type { SiteSettings } from '@/lib/site/site-settings/merge-settings'
import type { TextSection } from './text-blocks'

type LegalText = { lead: string; sections: readonly TextSection[] }

/** The legal notice, with publisher, host and credits: /mentions-legales. */
export const legalNotice = ({ legal, productName }: SiteSettings): LegalText => ({
  lead: 'Qui parle ici, qui en répond, et à qui appartient ce que vous voyez.',
  sections: [
    {
      id: 'editeur',
      heading: 'Éditeur',
      blocks: [
        {
          facts: [
            { label: 'Nom', value: legal.publisher, setting: 'PUBLISHER_NAME' },
            { label: 'Forme juridique', value: legal.legalForm, setting: 'PUBLISHER_LEGAL_FORM' },
            {
              label: 'Immatriculation (RCCM, IFU)',
              value: legal.registration,
              setting: 'PUBLISHER_REGISTRATION',
            },
            { label: 'Adresse', value: legal.address, setting: 'PUBLISHER_ADDRESS' },
          ],
        },
        { mail: 'Pour nous écrire' },
      ],
    },
    {
      id: 'publication',
      heading: 'Directeur ou directrice de la publication',
      blocks: [
        { facts: [{ label: 'Nom', value: legal.director, setting: 'PUBLICATION_DIRECTOR' }] },
      ],
    },
    {
      id: 'hebergeur',
      heading: 'Hébergeur',
      blocks: [
        {
          facts: [
            { label: 'Nom', value: legal.host, setting: 'HOSTING_NAME' },
            { label: 'Adresse', value: legal.hostAddress, setting: 'HOSTING_ADDRESS' },
          ],
        },
      ],
    },
    {
      id: 'propriete',
      heading: 'Textes, images et films',
      blocks: [
        `Les textes, les images, les films et la charte de ${productName} appartiennent à l’éditeur ou à leurs auteurs. Partagez nos pages autant que vous voulez ; pour reprendre un contenu ailleurs, demandez-nous l’accord d’abord.`,
        'Les vidéos qui passent par YouTube restent soumises aux conditions de YouTube et aux droits de leurs auteurs.',
      ],
    },
    {
      id: 'credits',
      heading: 'Crédits',
      blocks: [
        {
          list: [
            'Police de titre : Bricolage Grotesque, sous licence SIL Open Font.',
            'Carte : © les contributeurs d’OpenStreetMap.',
            'Scènes illustrées du site : dessinées pour lui.',
          ],
        },
      ],
    },
    {
      id: 'prix',
      heading: 'Prix et informations',
      blocks: [
        'Les prix, les dates et les disponibilités sont donnés pour vous renseigner. Rien ne se vend ni ne se réserve sur ce site : tout se confirme avec une personne, sur WhatsApp.',
      ],
    },
    {
      id: 'droit',
      heading: 'Droit applicable',
      blocks: [
        'Ce site est publié depuis Cotonou. Le droit de la République du Bénin s’y applique.',
      ],
    },
  ],
})
