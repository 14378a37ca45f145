/** The fixed texts of the opening of Voyage. */
export const travelPageCopy = {
  title: 'Voyage',
  lead: 'Trois pays, un dossier bien tenu, quelqu’un qui répond. Vous préparez la valise, nous préparons le reste.',
  seeDestinations: 'Voir les destinations',
} as const
