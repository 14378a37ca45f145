import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { realPictures } from '../../../testing/sample-pictures'

/** Pictures by the folder that holds them, those of the insides of houses among them. */
const pictures = {
  evenements: 14,
  reportages: 16,
  galerie: 28,
  'beaute-galerie': 18,
  'beaute-videos': 10,
  formations: 4,
  maisons: 26 + 36,
}

it.each(Object.entries(pictures))('has all its real pictures: %s', (folder, count) => {
  const names = readdirSync(path.join(realPictures, folder))
  expect(names.filter((it) => it.endsWith('.jpg'))).toHaveLength(count)
})

it('has all its real videos', () => {
  for (const name of ['accueil', 'beaute', 'voyage', 'immobilier']) {
    const bytes = (file: string) => statSync(path.join(realPictures, 'entetes', file)).size
    expect(bytes(`${name}.mp4`)).toBeLessThan(1200 * 1024)
    expect(bytes(`${name}-telephone.mp4`)).toBeLessThan(350 * 1024)
  }
})
