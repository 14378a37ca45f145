/** The fixed texts of the offline page. */
export const offlinePageCopy = {
  title: 'Hors ligne',
  text: 'Les dernières pages que vous avez vues se relisent ici, sans réseau, sur cet appareil.',
} as const
