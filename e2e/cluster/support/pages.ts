import type { Page } from './load'

type Item = { slug?: string; title?: string; titre?: string; youtube_url?: string }

/** Pages of every kind, each with what it shows of the content of a backend. */
export async function pagesOf(origin: string, backOffice: string): Promise<Page[]> {
  const first = async (list: string) => {
    const [item] = (await (await fetch(`${backOffice}/api/${list}/`)).json()) as Item[]
    if (!item) throw new Error(`${list} is empty`)
    return item
  }
  const event = await first('medias/events')
  const video = /v=([\w-]+)/.exec((await first('medias/videos')).youtube_url ?? '')?.[1] ?? ''
  const photo = await first('medias/photos')
  const course = await first('beauty/formations')
  const house = await first('immo/maisons')
  const home = await (await fetch(origin)).text()
  const list = '/medias/mediaevenements'
  const pages: [path: string, shows: string | undefined][] = [
    ['/', list],
    ['/medias', list],
    [`${list}/page/1`, list],
    [list, event.slug],
    [`${list}/${event.slug}`, event.title],
    ['/medias/mediavideo', video],
    [`/medias/videoplayers?v=${video}`, video],
    ['/medias/mediagalerie', photo.title],
    ['/beaute', course.title],
    [`/beaute/formations/${course.slug}`, course.title],
    ['/voyage', 'France'],
    ['/immobilier', house.titre],
    ['/immobilier?onglet=louer', '</main>'],
    ['/sitemap.xml', `${list}/${event.slug}`],
    // Of the first build: pages that are open request it during and after a deployment.
    [/"(\/_next\/static\/[^"]+\.js)"/.exec(home)?.[1] ?? '', ''],
  ]
  return pages.map(([path, shows = 'nothing']) => ({ path, shows }))
}
