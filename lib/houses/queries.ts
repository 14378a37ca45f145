import { cache } from 'react'
import { findItem, type Loaded, loadList } from '@/lib/backend/load'
import { type House, houseSchema } from '@/lib/backend/schemas'
import { isRoutableSlug } from '@/lib/http/path-segments'

/** All houses, in the backend's order. */
export const getHouses = cache(() => loadList('houses', houseSchema))

/** One house by its id, from the list: the backend has no endpoint for one house. */
export async function getHouse(id: string): Promise<Loaded<House>> {
  if (!isRoutableSlug(id)) return { state: 'notFound' }
  return findItem(await getHouses(), (house) => house.id === id)
}
