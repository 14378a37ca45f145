/** What is said of a house that is no longer on offer; apart from the other texts, for the client bundle. */
export const concludedCopy = {
  labels: { vendue: 'Vendue', louee: 'Louée' },
  writeAboutSimilar: 'Une maison semblable\u202f?',
  /** @param house its title and address; @param label «vendue», «louée» */
  message: (house: string, label: string) =>
    `Bonjour, je cherche une maison semblable à celle-ci, déjà ${label} : ${house}.`,
} as const
