import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultFaqEntries } from '@/contract/default-contents/faq'
import {
  courseSchema,
  eventSchema,
  houseSchema,
  photoSchema,
  videoSchema,
} from '@/lib/backend/schemas'
import { courseJsonLd, courseListJsonLd } from '@/lib/courses/json-ld'
import { defaultDestinations as destinations } from '@/lib/destinations/destinations'
import { destinationJsonLd, faqJsonLd, visaPacksJsonLd } from '@/lib/destinations/json-ld'
import { visaPacksOf } from '@/lib/destinations/visa-packs'
import { eventJsonLd, eventListJsonLd } from '@/lib/events/json-ld'
import { houseJsonLd } from '@/lib/houses/json-ld'
import { galleryJsonLd } from '@/lib/photos/json-ld'
import {
  breadcrumbJsonLd,
  breadcrumbsTo,
  type JsonLdNode,
  organizationJsonLd,
  websiteJsonLd,
} from '@/lib/seo/json-ld'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { beautySalonJsonLd } from '@/lib/treatments/json-ld'
import { videoJsonLd } from '@/lib/videos/json-ld'
import { graphProblems, nodesOf, type Properties } from '@/testing/json-ld'

/** Each type of schema.org: those it extends, and its own properties, as the declarations of schema-dts tell. */
const definitions = new Map(
  [
    ...readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8').matchAll(
      /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([^]*?)^\}/gm,
    ),
  ].map(([, name = '', parents = '', body = '']) => [
    name,
    {
      parents: parents.match(/\w+(?:Base|Leaf)/g) ?? [],
      properties: [...body.matchAll(/^ {4}"([\w@-]+)"\??:/gm)].map(([, property = '']) => property),
    },
  ]),
)

function propertiesOf(name: string): string[] {
  const { parents = [], properties = [] } = definitions.get(name) ?? {}
  return [...properties, ...parents.flatMap(propertiesOf)]
}

/** What nodes claim that schema.org does not define: types, and properties of a type. */
function undefinedInSchemaOrg(nodes: readonly JsonLdNode[]): string[] {
  return nodesOf(nodes).flatMap((node) => {
    const type = String(node['@type'])
    const known = new Set([...propertiesOf(`${type}Leaf`), '@id'])
    // A search action annotates what it needs (https://schema.org/docs/actions.html).
    const isKnown = (property: string) => known.has(property) || property === 'query-input'
    const used = Object.keys(node).filter((property) => node[property] !== undefined)
    return used.filter((property) => !isKnown(property)).map((property) => `${type} ${property}`)
  })
}

/** A node of each kind, with all that a backend and an owner can tell. */
const complete = () => {
  const picture = { src: '/media/a.jpg', href: 'https://exemple.org/a.jpg' }
  const openingHours = { tuesday: [{ opens: '09:00', closes: '18:00' }] }
  const site = { ...defaultSettings, openingHours }
  const read = { id: 1, title: 'A', description: 'Texte', updated_at: '2026-01-02T03:04:05Z' }
  const film = { ...read, youtube_url: 'https://youtu.be/aqz-KE-bpKQ', thumbnail: picture.href }
  const video = videoSchema.parse({
    ...film,
    ...{ created_at: '2026-01-01', duree: '4:32', transcription: 'Bonjour.' },
  })
  const concert = eventSchema.parse({
    ...{ ...read, date: '2026-12-05', time: '20:00', end_time: '23:00', place: 'Canal, Paris' },
    ...{ live_url: 'https://exemple.org/direct', tarif: '5 000 F', poster: picture.href },
  })
  const course = courseSchema.parse({
    ...{ ...read, tarif: 150_000, affiche: picture.href, duree: '3 mois' },
    sessions: [{ date: '2036-01-05', lieu: 'Haie Vive', places_restantes: 3 }],
  })
  const villa = houseSchema.parse({
    ...{ ...read, titre: 'Villa', adresse: 'Calavi', chambres: 3, douches: 2, prix: 25_000_000 },
    ...{ surface: 120, photo_principale: picture.href, plan: { image: picture.href } },
  })
  const photo = photoSchema.parse({ ...read, image: picture.href })
  return [
    organizationJsonLd(site),
    websiteJsonLd(site),
    breadcrumbJsonLd(breadcrumbsTo('/medias/mediavideo')),
    eventJsonLd(concert, site),
    eventListJsonLd('Événements', [concert], 0),
    videoJsonLd('medias', video, 'Texte', site),
    galleryJsonLd('Galerie', [photo], site),
    beautySalonJsonLd(site),
    courseJsonLd(course, site),
    courseListJsonLd([course]),
    destinationJsonLd(destinations[0]!),
    ...visaPacksJsonLd([{ ...visaPacksOf(site)[0]!, priceFrom: 150_000 }]),
    faqJsonLd(defaultFaqEntries),
    houseJsonLd(villa),
  ].filter((node) => node !== undefined)
}

/** The properties that search engines recommend, where somebody can know them. */
const recommended: Properties = {
  Event: [
    ...['description', 'endDate', 'eventAttendanceMode', 'eventStatus', 'image', 'offers'],
    ...['organizer', 'isAccessibleForFree'],
  ],
  VideoObject: ['description', 'duration', 'embedUrl', 'transcript'],
  ImageObject: ['creator', 'copyrightNotice'],
  BeautySalon: ['geo', 'openingHoursSpecification', 'priceRange', 'url'],
  Course: ['offers', 'image', 'hasCourseInstance'],
  CourseInstance: [
    ...['startDate', 'location', 'courseMode', 'courseSchedule', 'remainingAttendeeCapacity'],
  ],
  RealEstateListing: ['description', 'image', 'dateModified'],
  House: [
    'address',
    'accommodationFloorPlan',
    'floorSize',
    'numberOfBedrooms',
    'numberOfBathroomsTotal',
    'image',
  ],
}

test('each type has what search engines require and recommend, once it is known', () => {
  const nodes = complete()
  expect(nodes).toHaveLength(14)
  expect(undefinedInSchemaOrg(nodes)).toEqual([])
  expect(graphProblems(nodes, recommended)).toEqual([])
  const types = new Set(nodesOf(nodes).map((node) => node['@type']))
  expect([...types]).toEqual(expect.arrayContaining(Object.keys(recommended)))
})

/** The same with the least that a backend must send. */
const minimal = () => {
  const site = defaultSettings
  const title = 'A'
  const film = {
    id: 1,
    title,
    youtube_url: 'https://youtu.be/aqz-KE-bpKQ',
    created_at: '2026-01-01',
  }
  const concert = eventSchema.parse({ id: 1, title, date: '2026-12-05', place: 'Canal, Paris' })
  return [
    eventJsonLd(concert, site),
    videoJsonLd('beaute', videoSchema.parse(film), 'Texte', site),
    galleryJsonLd('Galerie', [photoSchema.parse({ id: 1, image: '/a.jpg' })], site),
    courseJsonLd(courseSchema.parse({ id: 1, title }), site),
    houseJsonLd(houseSchema.parse({ id: 1, titre: title })),
    beautySalonJsonLd(site),
  ].filter((node) => node !== undefined)
}

test('each type has what search engines require, with the least that is known', () => {
  const nodes = minimal()
  expect(nodes).toHaveLength(6)
  expect(graphProblems(nodes)).toEqual([])
  expect(undefinedInSchemaOrg(nodes)).toEqual([])
})

test('a property that schema.org does not define for a type is found', () => {
  const photo = { '@type': 'ImageObject', contentUrl: 'x', bedrooms: 3 }
  expect(undefinedInSchemaOrg([photo, { '@type': 'Villa', name: 'x' }])).toEqual([
    'ImageObject bedrooms',
    'Villa @type',
    'Villa name',
  ])
})
