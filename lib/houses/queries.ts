import { cache } from 'react'
import { findItem } from '@/lib/backend/find-item'
import { loadList } from '@/lib/backend/load'
import { houseSchema } from '@/lib/backend/schemas'

/** All houses, in the backend's order. */
export const getHouses = cache(() => loadList('houses', houseSchema))

/** One house by its id, from the list: the backend has no endpoint for one house. */
export const getHouse = (id: string) => findItem(id, getHouses)
