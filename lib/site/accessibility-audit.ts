/** What does not conform to a criterion of the RGAA, and why, as visitors read it. */
export type NonConformity = { criterion: string; reason: string }

/** The audit of docs/accessibility.md in figures, as the site publishes them; its test holds both together. */
export const accessibilityAudit = {
  version: '4.1.2',
  /** YYYY-MM-DD */
  date: '2026-11-24',
  conform: 59,
  notConform: [
    {
      criterion: '1.9',
      reason: 'La légende d’une photo n’est pas liée à la photo pour les programmes.',
    },
    {
      criterion: '3.2',
      reason: 'Le titre d’une destination, sur une tablette, manque de contraste.',
    },
    { criterion: '3.3', reason: 'Le contour des listes de choix manque de contraste.' },
    {
      criterion: '4.1',
      reason:
        'Les films passent par YouTube, et tous n’ont pas de transcription. Quand elle existe, elle s’ouvre sous le film.',
    },
    {
      criterion: '4.3',
      reason:
        'Les sous-titres des films sont ceux que YouTube propose\u00a0; ils peuvent manquer ou être faux.',
    },
    { criterion: '4.5', reason: 'Les films n’ont pas d’audiodescription.' },
    {
      criterion: '7.5',
      reason: 'Le nombre de maisons après un tri ou un choix n’est pas annoncé.',
    },
    {
      criterion: '8.6',
      reason: 'Le titre du document ne suit pas l’onglet Devis ni la maison ouverte.',
    },
    {
      criterion: '10.4',
      reason:
        'Avec une police de 200 %, des mots sont coupés et des titres passent sous l’en-tête.',
    },
    {
      criterion: '10.12',
      reason: 'Avec des lettres plus espacées, des textes débordent sur un petit téléphone.',
    },
    {
      criterion: '10.13',
      reason: 'La date d’un événement, au survol de son affiche, ne se ferme pas avec Échap.',
    },
    {
      criterion: '12.8',
      reason: 'Dans la galerie, le focus suit les colonnes au lieu des lignes.',
    },
    {
      criterion: '13.10',
      reason: 'Sur un téléphone, les carrousels n’avancent qu’en les faisant glisser.',
    },
  ] satisfies NonConformity[],
} as const

type Results = { conform: number; notConform: readonly NonConformity[] }

/** The criteria that are met, in percent of those that apply, rounded down. */
export function conformityRate({ conform, notConform }: Results): number {
  return Math.floor((100 * conform) / (conform + notConform.length))
}

/** The state of a site in the words that French law wants on each of its pages. */
export function conformity(results: Results): string {
  const rate = conformityRate(results)
  if (rate === 100) return 'totalement conforme'
  return rate >= 50 ? 'partiellement conforme' : 'non conforme'
}
