import { APIError } from 'payload'

/** What a form may hold, saved or checked: fields are checked later, and a draft is not. */
const most = { rows: 500, characters: 50_000, values: 5000, valuesOfState: 50_000 }
/** Characters of one text that a question looks for, and of all: each is held against every text of a collection. */
const mostSearched = { one: 100, all: 2000 }

const tooLong = () => new APIError('Ce contenu est trop long.', 413, null, true)

/** Refuses what takes the server long before any field is checked. @throws APIError 413, of a question 400 */
export function boundOperations({ args }: { args?: unknown }): void {
  const { data, where } = Object(args) as { data?: unknown; where?: unknown }
  if (!isWithin(data)) throw tooLong()
  const searched = searchedIn(where)
  const sum = searched.reduce((one, other) => one + other, 0)
  if (searched.some((it) => it > mostSearched.one) || sum > mostSearched.all)
    throw new APIError('Cette recherche est trop longue.', 400, null, true)
}

/** Whether a value is no longer than a form, or with `valuesOfState` than its state. */
function isWithin(value: unknown, values = most.values): boolean {
  let left = values
  const isShort = (item: unknown): boolean => {
    left -= 1
    if (left < 0) return false
    if (typeof item === 'string') return item.length <= most.characters
    if (Array.isArray(item) && item.length > most.rows) return false
    return !isContainer(item) || Object.values(item).every(isShort)
  }
  return isShort(value)
}

/** The same of what a page sends to have a form checked. @throws APIError 413 */
export function boundState(args: unknown): void {
  if (!isWithin(args, most.valuesOfState)) throw tooLong()
}

function searchedIn(where: unknown): number[] {
  if (!isContainer(where)) return []
  return Object.entries(where).flatMap(([key, value]) => {
    const isSearched = typeof value === 'string' && /^(not_)?(like|contains)$/.test(key)
    return isSearched ? [value.length] : searchedIn(value)
  })
}

/** An array or a plain object: what a file holds is not looked at. */
const isContainer = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value)))
