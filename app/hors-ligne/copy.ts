/** The fixed texts of the offline page. */
export const offlinePageCopy = {
  title: 'Hors ligne',
  text: 'Relisez ici, même sans réseau, les dernières pages vues sur cet appareil.',
} as const
