import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import fixedSections from './legal-notice.json'
import type { TextBlock, TextSection } from './text-blocks'

/** The legal notice, with publisher, host and credits: /mentions-legales. What is unknown is left out. */
export const legalNotice = ({ legal, productName }: SiteSettings) => {
  const sections: readonly TextSection[] = [
    {
      id: 'editeur',
      heading: 'Éditeur',
      blocks: [
        ...known([
          { label: 'Nom', value: legal.publisher },
          { label: 'Forme juridique', value: legal.legalForm },
          { label: 'Immatriculation (RCCM, IFU)', value: legal.registration },
          { label: 'Adresse', value: legal.address },
        ]),
        { mail: 'Pour nous écrire' },
      ],
    },
    {
      id: 'publication',
      heading: 'Directeur ou directrice de la publication',
      blocks: known([{ label: 'Nom', value: legal.director }]),
    },
    {
      id: 'hebergeur',
      heading: 'Hébergeur',
      blocks: known([
        { label: 'Nom', value: legal.host },
        { label: 'Adresse', value: legal.hostAddress },
      ]),
    },
    {
      id: 'propriete',
      heading: 'Textes, images et films',
      blocks: [
        `Les textes, les images, les films et la charte de ${productName} appartiennent à l’éditeur ou à leurs auteurs. Partagez nos pages autant que vous voulez ; pour reprendre un contenu ailleurs, demandez-nous l’accord d’abord.`,
        'Les vidéos qui passent par YouTube restent soumises aux conditions de YouTube et aux droits de leurs auteurs.',
      ],
    },
    ...fixedSections,
  ]
  return {
    lead: 'Qui parle ici, qui en répond, et à qui appartient ce que vous voyez.',
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  }
}

/** A block of the facts that are known; none without them. */
function known(facts: readonly { label: string; value: string | undefined }[]): TextBlock[] {
  const shown = facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return shown.length > 0 ? [{ facts: shown }] : []
}
