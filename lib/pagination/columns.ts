/**
 * The columns of a list on wide screens: the usual number, or the other one where the last item would
 * stand alone in its row and would not with that one.
 * @param count of the items of the whole list
 */
export function columnsFor(count: number, usual: 3 | 4): 3 | 4 {
  const other = usual === 3 ? 4 : 3
  return count % usual === 1 && count % other !== 1 ? other : usual
}
