/** The fixed texts of the offline page. */
export const offlinePageCopy = {
  title: 'Hors ligne',
  text: 'Les pages que vous visitez se relisent ici, même sans réseau.',
} as const
