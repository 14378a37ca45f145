import pLimit from 'p-limit'
import type { APIRequestContext } from 'playwright'
import type { Resource } from '../../contract/endpoints'
import { serverHtml } from '../../testing/server-html'
import { picture } from '../mock-backend/content/media-paths'
import { eventPath, tonight } from '../support/event-content'
import pages from './content-pages.json' with { type: 'json' }

/** The pages of single items, which a backend without content does not have. */
export const itemPaths = [eventPath, '/beaute/formations/coiffure-tresses']

type ContentPage = {
  path: string
  /** What it shows without content. */
  empty: string[]
  /** What it shows of the fixtures. */
  filled: string[]
  /** Also when it is not about the item that `newContents` changes. */
  published?: string[]
}

/** Every kind of page that shows content of the backend, and the files that list it. */
const contentPages: ContentPage[] = pages

/** Contents of every list with nothing of the fixtures, of which each page shows the title. */
export function newContents(title: string): Partial<Record<Resource, object[]>> {
  const photo = (id: number) => ({ id, title, image: picture('tout-juste', 900, 600) })
  const video = (id: number, youtubeId: string) => ({
    ...{ id, title, youtube_url: `https://youtu.be/${youtubeId}` },
  })
  const course = (id: number, slug: string) => ({ id, slug, title, affiche: '' })
  return {
    'medias-events': [tonight({ title }), tonight({ id: 7, slug: 'tout-juste', title })],
    'medias-videos': [video(1, 'medias00001'), video(2, 'nouveau0001')],
    'medias-photos': [photo(1)],
    'beauty-videos': [video(1, 'beaute00001'), video(2, 'nouveau0002')],
    'beauty-photos': [photo(1)],
    'beauty-formations': [course(1, 'coiffure-tresses'), course(2, 'tout-juste')],
    'immo-maisons': [{ id: 1, titre: title }],
  }
}

/**
 * What is wrong with the pages: one line for each unexpected status, each text that a page must show
 * and lacks, and each text of the fixtures that it must not show any more.
 * @param shown which texts they must show: those of `empty`, of `filled`, or a title of `newContents`
 * @param gone the pages that must answer 404
 * @param concurrency pages requested at a time; a site that renders many gives its backend, which
 *   must answer in a second, less time
 */
export async function pageProblems(
  request: APIRequestContext,
  shown: 'empty' | 'filled' | { title: string },
  { gone = [] as string[], concurrency = 2 } = {},
): Promise<string[]> {
  const problems = await pLimit(concurrency).map(contentPages, async (page) => {
    const { path, filled, published } = page
    const { status, text } = await serverHtml(request, path)
    const expected = typeof shown === 'string' ? page[shown] : (published ?? [shown.title])
    const unexpected = shown === 'filled' ? [] : filled
    return [
      ...(status === (gone.includes(path) ? 404 : 200) ? [] : [`${path}: status ${status}`]),
      ...expected.filter((it) => !text.includes(it)).map((it) => `${path}: without «${it}»`),
      ...unexpected.filter((it) => text.includes(it)).map((it) => `${path}: with «${it}»`),
    ]
  })
  return problems.flat()
}
