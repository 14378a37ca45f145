/** The fixed texts of /plan-du-site. */
export const sitePlanCopy = {
  lead: 'Toutes les pages d’un coup d’œil. Chaque liste mène à ses vidéos, ses événements ou ses maisons.',
  site: 'Le site',
} as const
