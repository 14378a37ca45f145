import { readFile } from 'node:fs/promises'
import { memoryPages, validateXML } from 'xmllint-wasm'
import { decoded } from './server-html'

const names = ['sitemap.xsd', 'sitemap-image.xsd', 'sitemap-video.xsd']

/** What is wrong with a file of the sitemap, by the schemas of sitemaps.org and its extensions. */
export async function sitemapErrors(xml: string): Promise<string[]> {
  const [schema = '', ...preload] = await Promise.all(
    names.map(async (fileName) => ({
      fileName,
      contents: await readFile(new URL(fileName, import.meta.url), 'utf8'),
    })),
  )
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: [schema],
    preload,
    maxMemoryPages: 256 * memoryPages.MiB,
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

/** The texts of all elements of a name, entities decoded. */
export function textsOf(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))
  return [...found].map(([, text]) => decoded(text))
}
