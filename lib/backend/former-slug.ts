type Addressed = { slug: string; formerSlugs?: readonly string[] | undefined }

/**
 * Whether an item had this slug before and has another one now: its page then redirects to that one.
 * The slug that an item has comes first, so two items cannot redirect to each other.
 */
export function isFormerSlug(item: Addressed, slug: string): boolean {
  return item.slug !== slug && item.formerSlugs?.includes(slug) === true
}
