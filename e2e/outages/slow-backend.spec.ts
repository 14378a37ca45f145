import { resources } from '../../lib/backend/endpoints'
import { routes } from '../routes'
import { publish } from '../support/home-content'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/test'

const paths = routes.filter(({ status }) => status === 200).map(({ path }) => path)

test('R14 A10 after a publication with a backend that hangs, every page shows its last content without waiting for the time-out', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  const open = (path: string) => serverHtml(request, site.url + path)
  const before = new Map<string, string>()
  for (const path of paths) before.set(path, headingsOf((await open(path)).html))
  expect(before.size).toBeGreaterThan(20)
  await mock.mode('hang')
  await publish(request, site, { body: { contents: [...resources] } })
  let pagesWithRequests = 0
  for (const path of paths) {
    const earlier = mock.requests.length
    const { status, html } = await open(path)
    expect({ path, status, headings: headingsOf(html) }).toEqual({
      path,
      status: 200,
      headings: before.get(path),
    })
    const requests = mock.requests.slice(earlier)
    pagesWithRequests += Math.min(requests.length, 1)
    expect(requests.filter(({ isGivenUp }) => isGivenUp)).toEqual([])
  }
  expect(pagesWithRequests).toBeGreaterThan(10)
})

/** The headings of a page, which name its items. */
function headingsOf(html: string): string {
  return [...html.matchAll(/<h[123][^>]*>(.*?)<\/h[123]>/gs)].map(([, text]) => text).join('\n')
}
