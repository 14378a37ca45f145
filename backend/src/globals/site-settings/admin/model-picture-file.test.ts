import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { defaultPriceLists } from '../../../../../contract/default-contents/price-lists'
import { pictureKeys } from '../../../../../contract/site-settings/picture-keys'
import { universes } from '../../../../../contract/universes.mjs'
import { applications } from '../../../../../scripts/lib/standalone/applications'
import { modelPictureFile } from './model-picture-file'

const images = path.resolve(import.meta.dirname, '../../../../../public/images')

it('names a file of the site for each picture', () => {
  for (const key of pictureKeys) {
    expect(existsSync(path.join(images, modelPictureFile(key) ?? '-')), key).toBe(true)
  }
})

it('the folder that runs the backend alone has them', () => {
  expect(applications.backend.assets).toContain('public/images')
})

it('names those that the site shows', () => {
  for (const { key } of universes) {
    expect(`/images/${modelPictureFile(`card_${key}`)}`).toBe(`/images/univers/${key}.jpg`)
    expect(`/images/${modelPictureFile(`card_${key}_hover`)}`).toBe(
      `/images/univers/${key}-survol.jpg`,
    )
  }
  for (const { key, image } of defaultPriceLists) {
    expect(`/images/${modelPictureFile(`price_list_${key}`)}`).toBe(image)
  }
})

it.each(['', 'hero_', 'hero_../secret', 'toString'])('knows no picture %j', (key) => {
  expect(modelPictureFile(key)).toBeUndefined()
})
