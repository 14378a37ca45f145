/** The fixed texts of lists in pages. */
export const paginationCopy = {
  label: 'Pages de la liste',
  more: 'Voir plus',
  previous: 'Page précédente',
  /** @param page its number, from 1 */
  page: (page: number) => `Page ${page}`,
  /** The heading of a page of a list. @param page its number, from 1 */
  headingOf: (heading: string, page: number) => (page === 1 ? heading : `${heading}, page ${page}`),
  /** @param page its number, from 1 */
  position: (page: number, pageCount: number) => `Page ${page} sur ${pageCount}`,
  notFound: 'Page non trouvée.',
  notFoundText: 'La liste est plus courte, ou n’a pas pu être chargée.',
  first: 'Revenir au début de la liste',
  failed: 'La suite n’a pas pu être chargée.',
  /** @param count of the items that came in */
  added: (count: number) => (count === 1 ? 'Un élément de plus.' : `${count} éléments de plus.`),
} as const
