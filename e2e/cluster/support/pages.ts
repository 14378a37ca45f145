import type { Page } from './load'

/** Pages of every kind, each with what it shows of the content of a backend. */
export async function pagesOf(origin: string, backOffice: string): Promise<Page[]> {
  const first = async (list: string) => {
    const items = (await (await fetch(`${backOffice}/api/${list}/`)).json()) as Item[]
    if (!items[0]) throw new Error(`${list} is empty`)
    return items[0]
  }
  const [event, video, photo, course, house] = await Promise.all(
    ['medias/events', 'medias/videos', 'medias/photos', 'beauty/formations', 'immo/maisons'].map(
      first,
    ),
  )
  const videoId = /v=([\w-]+)/.exec(video?.youtube_url ?? '')?.[1] ?? ''
  const home = await (await fetch(origin)).text()
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(home)?.[1] ?? ''
  const eventPath = `/medias/mediaevenements/${event?.slug}`
  return [
    { path: '/', shows: '/medias/mediaevenements/' },
    { path: '/medias', shows: 'mediaevenements' },
    { path: '/medias/mediaevenements', shows: '/medias/mediaevenements/' },
    { path: eventPath, shows: `${event?.slug}` },
    { path: '/medias/mediaevenements/page/1', shows: '/medias/mediaevenements' },
    { path: '/medias/mediavideo', shows: videoId },
    { path: `/medias/videoplayers?v=${videoId}`, shows: videoId },
    { path: '/medias/mediagalerie', shows: `${photo?.title}` },
    { path: '/beaute', shows: `${course?.title}` },
    { path: `/beaute/formations/${course?.slug}`, shows: `${course?.title}` },
    { path: '/voyage', shows: 'France' },
    { path: '/immobilier', shows: `${house?.titre}` },
    { path: '/immobilier?onglet=louer', shows: '</main>' },
    { path: '/sitemap.xml', shows: eventPath },
    // Of the first build: pages that are open request it during and after a deployment.
    { path: script, shows: '' },
  ]
}

type Item = { slug?: string; title?: string; titre?: string; youtube_url?: string }
