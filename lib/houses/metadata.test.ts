import { expect, it } from 'vitest'
import type { House } from '@/lib/backend/schemas'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { defaultView, type HouseView, tabPaths } from './house-view'
import { houseMetadata, houseViewMetadata } from './metadata'

const house: House = {
  id: '1',
  title: 'Villa',
  address: undefined,
  bedrooms: 3,
  showers: undefined,
  price: undefined,
  rentPeriod: undefined,
  status: 'vente',
  mainPhoto: undefined,
  photos: [],
}
const stored = { 'page-storage': 'stored' }
const others: Partial<HouseView>[] = [
  { bedrooms: 2 },
  { sort: 'prix-croissant' },
  { count: 15 },
  { tab: 'louer' },
]

it('stores the tabs; other views are `noindex`, in memory only', () => {
  for (const tab of Object.keys(tabPaths) as HouseView['tab'][]) {
    const metadata = houseViewMetadata({ ...defaultView, tab }, defaultSettings)
    expect([metadata.other, metadata.robots]).toEqual([stored, undefined])
  }
  for (const change of others.slice(0, 3)) {
    expect(houseViewMetadata({ ...defaultView, ...change }, defaultSettings).robots).toBe('noindex')
  }
})

it('stores a house in the default view only; the other views name it as canonical', () => {
  const loaded = { state: 'fresh' as const, data: house }
  expect(houseMetadata(loaded, defaultView, defaultSettings).other).toEqual(stored)
  for (const change of others) {
    const metadata = houseMetadata(loaded, { ...defaultView, ...change }, defaultSettings)
    expect(metadata.other).toBeUndefined()
    expect(metadata.alternates?.canonical).toBe('/immobilier?maison=1')
  }
})
