import { absoluteUrl } from '@/lib/site/urls'
import { element, type Xml, xmlDocument } from '@/platform/xml'
import { truncate } from './document-title'

/** A page in the sitemap; its URLs are absolute. */
export type SitemapEntry = {
  address: string
  /** When the content of the page last changed, if known (`lastmod`). */
  changed?: Date | undefined
  images?: readonly string[]
  video?: SitemapVideo
}

type SitemapVideo = {
  thumbnail: string
  title: string
  description: string
  player: string
  published?: Date
}

/** Google's limits: images of a page, characters of a video's title and of its description. */
const limits = { images: 1000, title: 100, description: 2048 }

const core = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const extensions = {
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
}

/** A sitemap file (`urlset`) of entries made by `entryXml`. */
function urlsetXml(entries: readonly Xml[]): string {
  return xmlDocument(element('urlset', entries, { xmlns: core, ...extensions }))
}

/** A sitemap index of files; their URLs are absolute. */
function indexXml(files: readonly string[]): string {
  const sitemaps = files.map((file) => element('sitemap', element('loc', file)))
  return xmlDocument(element('sitemapindex', sitemaps, { xmlns: core }))
}

/** One URL with its images and its video, in the order that the XML schemas require. */
function entryXml({ address, changed, images = [], video }: SitemapEntry): Xml {
  return element('url', [
    element('loc', address),
    changed && element('lastmod', changed.toISOString()),
    ...images
      .slice(0, limits.images)
      .map((image) => element('image:image', element('image:loc', image))),
    video && videoXml(video),
  ])
}

function videoXml({ thumbnail, title, description, player, published }: SitemapVideo): Xml {
  return element('video:video', [
    element('video:thumbnail_loc', thumbnail),
    element('video:title', truncate(title, limits.title)),
    element('video:description', truncate(description, limits.description)),
    element('video:player_loc', player),
    published && element('video:publication_date', published.toISOString()),
  ])
}

/** Limits of one file; those of the protocol are 50,000 URLs and 50 MB. */
export const sitemapFileLimits = { addresses: 10_000, bytes: 40_000_000 }

/** The content of `/sitemap.xml`: all URLs, or a sitemap index when they exceed the limits of one file. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const files = splitIntoFiles(entries)
  if (files.length <= 1) return urlsetXml(files[0] ?? [])
  return indexXml(files.map((_, index) => absoluteUrl(`/sitemap/${index + 1}.xml`)))
}

const fileName = /^([1-9]\d{0,4})\.xml$/

/** Whether a file of the sitemap can have a name, such as `2.xml`. */
export const isSitemapFileName = (name: string): boolean => fileName.test(name)

/** The content of `/sitemap/{n}.xml`. @param name such as `2.xml` @returns undefined when that file does not exist */
export function sitemapFileXml(entries: readonly SitemapEntry[], name: string): string | undefined {
  const number = fileName.exec(name)?.[1]
  const file = number && splitIntoFiles(entries)[Number(number) - 1]
  return file ? urlsetXml(file) : undefined
}

function splitIntoFiles(entries: readonly SitemapEntry[]): Xml[][] {
  const files: Xml[][] = []
  let room = { addresses: 0, bytes: 0 }
  for (const xml of entries.map(entryXml)) {
    const size = Buffer.byteLength(xml.markup)
    if (room.addresses === 0 || room.bytes < size) {
      files.push([])
      room = sitemapFileLimits
    }
    files.at(-1)?.push(xml)
    room = { addresses: room.addresses - 1, bytes: room.bytes - size }
  }
  return files
}
