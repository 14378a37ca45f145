import type { Payload } from 'payload'
import guides from '../../../contract/default-contents/destinations.json'
import { dayFromToday, instantAgo } from '../days'
import { heroVideoSlugs } from '../globals/hero-videos'
import type { Destination, Maison } from '../payload-types'
import sampleCourses from './content/courses.json'
import sampleEvents from './content/events.json'
import sampleHouses from './content/houses.json'
import titles from './content/photos.json'
import sampleVideos from './content/videos.json'
import { lastFirst, type Step, stepOf, twoDigits } from './run-step'

const { medias, beaute } = sampleVideos
type CategorySlug = 'categories' | 'categories-beaute'
type SampleVideo = (typeof medias | typeof beaute)['videos'][number]

function categoryStep(collection: CategorySlug, titles: string[]) {
  return stepOf(collection, titles, (title) => Promise.resolve({ title }))
}

/** Sample videos play openly licensed films of the Blender studio: each description names its film. */
function videoStep(
  collection: 'videos' | 'videos-beaute',
  categories: CategorySlug,
  folder: string,
  videos: readonly SampleVideo[],
) {
  return stepOf(collection, videos, async (video, number, library, payload) => {
    const { daysAgo, title, film, youtube_url, category } = video
    return {
      title,
      description: `Vidéo d’exemple\u00a0: le lecteur joue «\u00a0${film}\u00a0», un film libre du studio Blender.`,
      exemple: true,
      youtube_url,
      thumbnail: await library.add(`${folder}/${number}.jpg`),
      category: await categoryId(payload, categories, category),
      published_at: instantAgo(daysAgo),
      _status: 'published',
    }
  })
}

async function categoryId(payload: Payload, collection: CategorySlug, slug: string | undefined) {
  if (slug === undefined) return null
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, limit: 1 })
  return docs[0]?.id ?? null
}

/** @param folder the pictures of these titles, in their order */
function photoStep(collection: 'photos' | 'photos-beaute', folder: keyof typeof titles) {
  return lastFirst(
    stepOf(collection, titles[folder], async (title, number, library) => {
      const image = await library.add(`${folder}/${number}.jpg`)
      return { title, image, _status: 'published' }
    }),
  )
}

/** Of the files `entetes/{name}.mp4` and `entetes/{name}-telephone.mp4`. */
const nameOf = (slug: string) => slug.replace('entete-', '')

const heroVideoSteps = heroVideoSlugs.map((slug): Step => ({
  name: slug,
  isUsed: async (payload) => Boolean((await payload.findGlobal({ slug, depth: 0 })).video),
  items: [
    {
      key: 'video',
      create: async (payload, library) => {
        const video = await library.add(`entetes/${nameOf(slug)}.mp4`)
        const video_telephone = await library.add(`entetes/${nameOf(slug)}-telephone.mp4`)
        // The filters of the fields read the media library with the user's access, even here.
        const { docs } = await payload.find({ collection: 'owners', limit: 1 })
        await payload.updateGlobal({ slug, data: { video, video_telephone }, user: docs[0] })
        return null
      },
    },
  ],
}))

/** An event's `offset` is in days from today; its `hours` are `18:30`, or `20:00–23:00`. */
const eventStep = stepOf('evenements', sampleEvents, async (sample, number, library) => {
  const { offset, hours, description, ...more } = sample
  const [time, end_time] = hours.split('–')
  const poster = await library.add(`evenements/${number}.jpg`)
  const when = { date: dayFromToday(offset), time, end_time }
  return { ...more, ...when, poster, description: description.join('\n'), _status: 'published' }
})

const courseStep = stepOf('formations', sampleCourses, async (sample, number, library) => ({
  ...sample,
  affiche: await library.add(`formations/${number}.jpg`),
  _status: 'published',
}))

/** A house's `interiors` are the numbers of its pictures `maisons/interieur-{nn}.jpg`. */
const houseStep = lastFirst(
  stepOf('maisons', sampleHouses, async (house, number, library) => {
    const { interiors, ...more } = house
    const status = more.status as Maison['status']
    const photo_principale = await library.add(`maisons/${number}.jpg`)
    const photos: number[] = []
    for (const it of interiors) {
      photos.push(await library.add(`maisons/interieur-${twoDigits(it)}.jpg`))
    }
    const pictures = { photo_principale, photos }
    return { ...more, status, ...pictures, _status: 'published' }
  }),
)

/** The site's own destinations: no samples, hence of no collection. Items are a line apart, for phones. */
const { collection: _, ...ownDestinations } = stepOf(
  'destinations',
  guides,
  async ({ etapes, pieces, plats, tables, ...guide }) => ({
    ...guide,
    etapes: etapes.join('\n\n'),
    pieces: pieces.join('\n\n'),
    plats: plats.join('\n\n'),
    tables: tables.join('\n\n'),
    langue: guide.langue as Destination['langue'],
    _status: 'published',
  }),
)

export const destinationStep: Step = ownDestinations

/** All of the sample content, in the order in which it is made. */
export const sampleSteps: Step[] = [
  ...heroVideoSteps,
  eventStep,
  categoryStep('categories', medias.categories),
  videoStep('videos', 'categories', 'reportages', medias.videos),
  categoryStep('categories-beaute', beaute.categories),
  videoStep('videos-beaute', 'categories-beaute', 'beaute-videos', beaute.videos),
  photoStep('photos', 'galerie'),
  photoStep('photos-beaute', 'beaute-galerie'),
  courseStep,
  houseStep,
]
