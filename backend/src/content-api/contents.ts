import type { DataFromCollectionSlug as Of, Payload, Where } from 'payload'
import type { PreviewKind } from '../../../contract/preview-address'
import { formerSlugs } from '../fields/public-slugs'
import { mediaOf, pictureDetails, pictureOf, type Relation } from './media'
import { filled, findPublished, readers } from './published'

type Saved = { updatedAt: string; slug?: string | null; public_slugs?: string[] | null }

/** What every content is answered with: those fields that are filled, its picture, former slugs and last change. */
function common<
  T extends Saved,
  Name extends Extract<keyof T, string>,
  Picture extends keyof T & string,
>(document: T, picture: Picture, names: Name[]) {
  const image = document[picture] as Relation
  return {
    ...filled(document, names),
    ...({ [picture]: mediaOf(image) } as Record<Picture, string | undefined>),
    ...pictureDetails(image),
    former_slugs: formerSlugs(document),
    updated_at: document.updatedAt,
  }
}

export const events = readers('evenements', toEvent, ['-date', '-time', '-id'])

function toEvent(evenement: Of<'evenements'>) {
  const { date, end_date, description } = evenement
  return {
    ...common(evenement, 'poster', ['id', 'slug', 'title', 'time', 'end_time', 'place']),
    ...filled(evenement, ['live_url', 'tarif', 'billets', 'etat']),
    // A day is stored with a time (noon UTC).
    date: date.slice(0, 10),
    end_date: end_date?.slice(0, 10),
    description: description ?? '',
  }
}

export const courses = readers('formations', toCourse)

function toCourse(formation: Of<'formations'>) {
  const { sessions } = formation
  return {
    ...common(formation, 'affiche', ['id', 'slug', 'title', 'presentation', 'duree', 'tarif']),
    sessions: sessions?.length ? sessions.map(toSession) : undefined,
  }
}

function toSession(session: NonNullable<Of<'formations'>['sessions']>[number]) {
  return { date: session.date.slice(0, 10), ...filled(session, ['lieu', 'places_restantes']) }
}

export const destinations = readers('destinations', toDestination)

function toDestination(destination: Of<'destinations'>) {
  const { etapes, pieces, plats, tables, conseils } = destination
  return {
    ...common(destination, 'image', ['id', 'slug', 'title', 'accroche', 'image_alt']),
    ...filled(destination, ['presentation', 'description', 'en_pays', 'langue', 'sejour']),
    ...filled(destination, ['traitement', 'monnaie', 'visa', 'visa_note', 'duree']),
    ...filled(destination, ['repas', 'repas_note']),
    etapes: linesOf(etapes),
    pieces: linesOf(pieces),
    plats: linesOf(plats),
    tables: linesOf(tables),
    conseils: conseils?.length
      ? conseils.map((conseil) => filled(conseil, ['titre', 'texte']))
      : undefined,
  }
}

/** The lines of a text, without the dashes of a pasted list; undefined without any. */
function linesOf(text: string | null | undefined): string[] | undefined {
  const lines = text?.split('\n').flatMap((line) => line.replace(/^\s*[-–•*]\s+/, '').trim() || [])
  return lines?.length ? lines : undefined
}

export const houses = readers('maisons', toHouse)

function toHouse(maison: Of<'maisons'>) {
  const { status, conclusion, conclue_le, photos, plan } = maison
  return {
    ...common(maison, 'photo_principale', ['id', 'titre', 'adresse', 'chambres', 'douches']),
    ...filled(maison, ['prix', 'status', 'conclusion', 'description', 'surface']),
    ...filled(maison, ['titre_foncier', 'reference']),
    // The back-office asks for the rent of a month.
    periode: status === 'louer' ? 'mois' : undefined,
    conclue_le: conclusion && conclue_le ? conclue_le.slice(0, 10) : undefined,
    photos: (photos ?? []).flatMap((photo) => pictureOf(photo) ?? []),
    plan: pictureOf(plan),
  }
}

/** The photos of a gallery in the owner's order; one whose file was deleted is left out. */
export async function readPhotos(payload: Payload, slug: 'photos' | 'photos-beaute') {
  const photos = await findPublished(payload, slug)
  return photos.map(toPhoto).filter(({ image }) => image !== undefined)
}

const toPhoto = (photo: Of<'photos' | 'photos-beaute'>) =>
  common(photo, 'image', ['id', 'title', 'description', 'credit'])

type Slug = 'videos' | 'videos-beaute'

const categoriesOf = { videos: 'categories', 'videos-beaute': 'categories-beaute' } as const
const latestFirst = ['-published_at', '-id']

export async function readVideos(payload: Payload, slug: Slug, where?: Where) {
  return (await findPublished(payload, slug, latestFirst, where)).map(toVideo)
}

/** The videos of a category, or null when there is no such category. */
export async function readCategory(payload: Payload, slug: Slug, categorySlug: string) {
  const { docs } = await payload.find({
    collection: categoriesOf[slug],
    where: { slug: { equals: categorySlug } },
    limit: 1,
    depth: 0,
  })
  const category = docs[0]
  return category ? readVideos(payload, slug, { category: { equals: category.id } }) : null
}

function toVideo(video: Of<Slug>) {
  const { published_at, createdAt, exemple, category } = video
  return {
    ...common(video, 'thumbnail', ['id', 'title', 'youtube_url', 'description', 'duree']),
    ...filled(video, ['transcription']),
    exemple: exemple || undefined,
    created_at: published_at ?? createdAt,
    ...categoryOf(category),
  }
}

function categoryOf(category: Of<Slug>['category']) {
  if (typeof category !== 'object' || !category?.slug) return {}
  return { categorySlug: category.slug, category_former_slugs: formerSlugs(category) }
}

/** A document of each kind as the content API answers it. */
export const toContent = {
  evenements: toEvent,
  formations: toCourse,
  destinations: toDestination,
  maisons: toHouse,
  videos: toVideo,
  'videos-beaute': toVideo,
  photos: toPhoto,
  'photos-beaute': toPhoto,
} satisfies Record<PreviewKind, object>
