import { absoluteUrl } from '@/lib/site/urls'
import type { Xml } from '@/lib/text/xml'
import { entryXml, indexXml, type SitemapEntry, urlsetXml } from './sitemap-xml'

/** What one file holds at most; the protocol stops at 50,000 addresses and 50 MB. */
export const sitemapFileLimits = { addresses: 10_000, bytes: 40_000_000 }

/**
 * What `/sitemap.xml` answers: all addresses, or the index of the files that hold them when they
 * are too many for one.
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const files = intoFiles(entries)
  if (files.length <= 1) return urlsetXml(files[0] ?? [])
  return indexXml(files.map((_, at) => absoluteUrl(`/sitemap/${at + 1}.xml`)))
}

/**
 * What `/sitemap/{n}.xml` answers.
 * @param name such as `2.xml`
 * @returns undefined when there is no such file
 */
export function sitemapFileXml(entries: readonly SitemapEntry[], name: string): string | undefined {
  const number = /^([1-9]\d{0,4})\.xml$/.exec(name)?.[1]
  const file = number && intoFiles(entries)[Number(number) - 1]
  return file ? urlsetXml(file) : undefined
}

function intoFiles(entries: readonly SitemapEntry[]): Xml[][] {
  const files: Xml[][] = []
  let bytes = Infinity
  for (const entry of entries) {
    const xml = entryXml(entry)
    const size = Buffer.byteLength(xml.markup)
    const last = files.at(-1)
    if (
      last &&
      last.length < sitemapFileLimits.addresses &&
      bytes + size <= sitemapFileLimits.bytes
    ) {
      last.push(xml)
      bytes += size
    } else {
      files.push([xml])
      bytes = size
    }
  }
  return files
}
