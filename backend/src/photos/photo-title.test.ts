import { expect, it } from 'vitest'
import { titleInBatch, titleOfName } from './photo-title'

it.each([
  ['Mariage à Ouidah.jpg', 'Mariage à Ouidah'],
  ['coiffure_tresses-2.jpeg', 'Coiffure tresses-2'],
  ['salon-de-thé.HEIC', 'Salon de thé'],
  ['Vernissage (3).png', 'Vernissage'],
  ['IMG_mariage.jpg', 'IMG mariage'],
])('%s says something: %s', (name, title) => {
  expect(titleOfName(name)).toBe(title)
})

it.each([
  'IMG_0042.HEIC',
  'IMG-20261105-WA0012.jpg',
  'DSC00123.JPG',
  'PXL_20261105_172031123.jpg',
  'WhatsApp Image 2026-11-05 at 17.20.31.jpeg',
  'Screenshot_20261105-172031.png',
  'Capture d’écran 2026-11-05 à 17.20.31.png',
  '20261105_172031.jpg',
  'image.jpg',
  'received_1234567890.jpeg',
  '5f3c9a0b7d2e4f618a9b0c1d2e3f4a5b.jpg',
  '0F8FAD5B-D9CB-469F-A165-70867728950E.jpeg',
  'photo (12).jpg',
])('%s says nothing of what is to be seen', (name) => {
  expect(titleOfName(name)).toBe('')
})

it.each([
  ['', 'Mariage', 'Ouidah', 3, 'Mariage, Ouidah 3'],
  ['', 'Mariage ', '', 3, 'Mariage 3'],
  ['', '', 'Ouidah', 3, 'Ouidah 3'],
  ['Salon', 'Mariage', 'Ouidah', 3, 'Mariage, Ouidah 3'],
  ['Salon', '', 'Ouidah', 3, 'Salon, Ouidah'],
  ['Salon', '', '', 3, 'Salon'],
  ['', 'Mariage', 'Ouidah', undefined, 'Mariage, Ouidah'],
  ['', ' ', ' ', 3, ''],
])('the photo «%s» of «%s» at «%s», number %s: «%s»', (own, caption, place, number, title) => {
  expect(titleInBatch(own, { caption, place }, number)).toBe(title)
})

it('a title is not longer than the field', () => {
  expect(titleOfName(`${'long '.repeat(60)}.jpg`).length).toBeLessThanOrEqual(160)
})
