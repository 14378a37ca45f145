import type { Xml } from '@/lib/shared/xml'
import { absoluteUrl } from '@/lib/site/urls'
import { entryXml, indexXml, type SitemapEntry, urlsetXml } from './sitemap-xml'

/** Limits of one file; those of the protocol are 50,000 URLs and 50 MB. */
export const sitemapFileLimits = { addresses: 10_000, bytes: 40_000_000 }

/**
 * The content of `/sitemap.xml`: all URLs, or a sitemap index when they exceed the limits of one
 * file.
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const files = splitIntoFiles(entries)
  if (files.length <= 1) return urlsetXml(files[0] ?? [])
  return indexXml(files.map((_, index) => absoluteUrl(`/sitemap/${index + 1}.xml`)))
}

const fileName = /^([1-9]\d{0,4})\.xml$/

/** Whether a file of the sitemap can have a name, such as `2.xml`. */
export function isSitemapFileName(name: string): boolean {
  return fileName.test(name)
}

/**
 * The content of `/sitemap/{n}.xml`.
 * @param name such as `2.xml`
 * @returns undefined when that file does not exist
 */
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
