import { expect, test } from '../support/shared-site-test'

const rewrites = [
  { path: '/immobilier?onglet=louer', answered: /^\/immobilier\/vue\/[^/]+$/ },
  { path: '/immobilier?maison=3', answered: /^\/immobilier\/vue\/[^/]+\/3$/ },
  {
    path: '/medias/videoplayers?v=medias00001',
    answered: /^\/medias\/videoplayers\/medias00001$/,
  },
]

test('R1 what a query selects is answered by this server, not by a request over the network', async ({
  request,
}) => {
  for (const { path, answered } of rewrites) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    // A rewrite to an address with a host is one that the server requests over the network.
    expect(answer.headers()['x-middleware-rewrite'], path).toMatch(answered)
  }
})
