/** In a comparison of versions, in place of a field that the owner does not see. */
export function NoDiff() {
  return null
}
