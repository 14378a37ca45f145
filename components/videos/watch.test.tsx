import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Video, videoSchema } from '@/lib/backend/schemas'
import { videoCard } from '@/lib/videos/card'
import { playerRewritePath } from '@/lib/videos/player-path'
import { findWatchData } from '@/lib/videos/watch-page'
import { VideoCard } from './video-card.client'
import { Watch } from './watch'

const video = (more: object): Video => videoSchema.parse({ id: 1, title: 'Été & hiver', ...more })
const listed = [
  video({ youtube_url: 'https://youtu.be/aqz-KE-bpKQ' }),
  video({ id: 2, title: 'Ailleurs', youtube_url: 'https://exemple.org/film' }),
]
const example = video({
  ...{ youtube_url: 'https://youtu.be/bqz-KE-bpKQ', exemple: true },
  ...{ description: 'Un film libre.', transcription: 'On entend la mer.' },
})

/** The HTML of the page that a query of Médias selects. */
function watch(query: string, { saveData = false } = {}): string {
  const path = playerRewritePath('medias', new URLSearchParams(query), saveData)
  const data = findWatchData(path?.split('/')[3] ?? '', [...listed, example])
  if (!data) throw new Error(`No page for ${query}`)
  return renderToStaticMarkup(<Watch area="medias" data={data} />)
}

it('R84 embeds a listed video with its own title, and links to it on YouTube', () => {
  const html = watch('v=aqz-KE-bpKQ&t=90&title=Autre')
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1')
  expect(html).toContain('title="Été &amp; hiver"')
  expect(html).toContain('referrerPolicy="strict-origin-when-cross-origin"')
  expect(html).toMatch(/allow="autoplay;/)
  expect(html).toMatch(/<h1[^>]*>Été &amp; hiver<\/h1>/)
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=90"')
  expect(html).not.toContain('Autre')
})

it('A4 R85 an unknown id plays with the title of its link, as text', () => {
  const html = watch('v=inconnu-123&title=%3Cb%3E%C3%89t%C3%A9%3C/b%3E')
  expect(html).toMatch(/<h1[^>]*>&lt;b&gt;Été&lt;\/b&gt;<\/h1>/)
  expect(html).toContain('title="&lt;b&gt;Été&lt;/b&gt;"')
  expect(watch('v=inconnu-123')).toMatch(/<h1[^>]*>Vidéo<\/h1>/)
})

it.each([
  ['videoUrl=https://exemple.com/film', 'Vidéo'],
  ['videoUrl=https://exemple.com/film&title=Mon+film', 'Mon film'],
  ['v=<script>', 'Vidéo'],
])(
  'R88 A56 %s is not recognised: a message takes the place of the player alone',
  (query, title) => {
    const html = watch(query)
    expect(html).toContain('Vidéo non disponible')
    expect(html).toContain('Ce lien ne correspond à aucune vidéo')
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain('exemple.com')
    expect(html).toContain('href="/medias/mediavideo"')
  },
)

it('R88 A56 only an address of the backend is linked', () => {
  const html = watch('videoUrl=https://exemple.org/film')
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/exemple\.org\/film"[^>]* target="_blank"[^>]*>.*?Ouvrir sur exemple\.org/,
  )
  expect(html).toMatch(/<h1[^>]*>Ailleurs<\/h1>/)
  expect(html).not.toContain('<iframe')
})

it('a sample video says so on its card and on its page, above its description and its transcript', () => {
  const html = watch('v=bqz-KE-bpKQ')
  expect(html).toMatch(
    /Exemple.*Un film libre\..*<details[^>]*>.*Transcription.*On entend la mer\./,
  )
  const card = videoCard('medias', example)
  expect(renderToStaticMarkup(<VideoCard card={card} heading="h2" />)).toContain('Exemple')
})

it('A5 under Save-Data a poster stands for the player, and its link starts it', () => {
  const html = watch('v=inconnu-123&title=Film', { saveData: true })
  expect(html).not.toContain('<iframe')
  expect(html).toContain('href="/medias/videoplayers?v=inconnu-123&amp;title=Film&amp;lecture=1"')
})
