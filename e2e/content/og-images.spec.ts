import sharp from 'sharp'
import { ogImagePath } from '../../lib/og-image/address'
import { areaOgImage } from '../../lib/og-image/area-image'
import { defaultSettings } from '../../lib/site/default-settings'
import { youtubeId } from '../mock-backend/content/videos'
import { expect, test } from '../support/shared-site-test'

const maxBytes = 290 * 1024

const subjects = [
  'accueil',
  'medias',
  'beaute',
  'voyage',
  'immobilier',
  'evenement/nuit-du-conte',
  `video/${youtubeId('medias', 0)}`,
  `video-beaute/${youtubeId('beaute', 1)}`,
  'formation/coiffure-tresses',
  'destination/espagne',
  'maison/1',
]

test('R74 every subject has a share image that messengers display, whatever the version in its address', async ({
  request,
}) => {
  const cards = await Promise.all(
    subjects.map(async (subject) => {
      const response = await request.get(`/partage/${subject}/ancienne.jpg`)
      const bytes = await response.body()
      const { format, width, height } = await sharp(bytes).metadata()
      const headers = response.headers()
      return {
        subject,
        status: response.status(),
        type: headers['content-type'],
        cache: headers['cache-control'],
        picture: `${format} ${width} × ${height}`,
        light: bytes.length <= maxBytes,
      }
    }),
  )
  expect(cards).toEqual(
    subjects.map((subject) => ({
      subject,
      status: 200,
      type: 'image/jpeg',
      cache: 'public, max-age=300',
      picture: 'jpeg 1200 × 630',
      light: true,
    })),
  )
})

test('R74 the share image of the current version may be cached for ever', async ({ request }) => {
  const response = await request.get(
    ogImagePath(areaOgImage('medias', defaultSettings), defaultSettings),
  )
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('R74 a subject that does not exist has no share image', async ({ request }) => {
  const paths = ['evenement/inconnu/v', 'video/aaaaaaaaaaa/v', 'maison/9999/v', 'autre/v', 'medias']
  const answers = paths.map((path) => request.get(`/partage/${path}.jpg`))
  const statuses = (await Promise.all(answers)).map((response) => response.status())
  expect(statuses).toEqual(paths.map(() => 404))
})
