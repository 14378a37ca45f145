import { expect, it, vi } from 'vitest'
import { previewLifetimeMs, previewPath } from '@/contract/preview-address'
import { captureLog } from '@/testing/captured-log'
import { htmlOf, pagesBackend } from '@/testing/rendered-pages'
import { textOf } from '@/testing/server-html'

vi.mock('next/cache', () => ({ unstable_cache: () => async () => true }))
const secret = vi.hoisted(() => (process.env.REVALIDATE_SECRET = 'secret-for-unit-tests'))

const backend = pagesBackend()
const signed = (id: number, age = 0) =>
  previewPath('evenements', String(id), secret, Date.now() - age)

/** The heading of the page of an address, which sends to the back-office, and the status that its metadata ask for. */
async function open(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://site.test')
  const [, , genre = '', id = ''] = pathname.split('/')
  const query = Object.fromEntries(searchParams)
  const page = () => import('./[genre]/[id]/page')
  const html = await htmlOf(page, { genre, id }, query)
  expect(html).not.toMatch(/aria-label="Aperçu"/)
  expect(textOf(html)).toContain('Ouvrir le back-office')
  const { generateMetadata } = await page()
  const props = { params: Promise.resolve({ genre, id }), searchParams: Promise.resolve(query) }
  const { other = {} } = await generateMetadata(props)
  return { heading: textOf(/<h1[^]*?<\/h1>/.exec(html)?.[0]), status: Object.values(other).join() }
}

const unavailable = 'L’aperçu n’est pas disponible pour l’instant'

it.each([
  ['ok', 404, 'Ce contenu n’existe plus'],
  ['notFound', 503, unavailable],
  ['error500', 503, unavailable],
  ['html', 503, unavailable],
  ['refuse', 503, unavailable],
] as const)(
  'R14 A10 of a backend in mode %s, which has no draft, a preview answers %i: %s',
  async (mode, status, heading) => {
    captureLog()
    await backend().mode(mode)
    expect(await open(signed(1))).toEqual({ heading, status: String(status) })
    await backend().mode('ok')
  },
)

it.each([
  ['altered', () => '/apercu/evenements/1?expire=1&signature=x', 403],
  ['that of another content', () => signed(2).replace('/2?', '/1?'), 403],
  ['kept too long', () => signed(1, previewLifetimeMs + 2000), 410],
])('an address that is %s asks the backend for nothing', async (_, address, status) => {
  backend().requests.length = 0
  expect((await open(address())).status).toBe(String(status))
  expect(backend().requests.filter(({ path }) => path.startsWith('/drafts/'))).toEqual([])
})
