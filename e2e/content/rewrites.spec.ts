import { expect, test } from '../support/shared-site-test'

for (const { asked, answered } of [
  { asked: '/immobilier?onglet=louer', answered: /^\/immobilier\/vue\/[^/]+$/ },
  { asked: '/immobilier?maison=3', answered: /^\/immobilier\/vue\/[^/]+\/3$/ },
  {
    asked: '/medias/videoplayers?v=medias00001',
    answered: /^\/medias\/videoplayers\/medias00001$/,
  },
]) {
  test(`R1 ${asked} is answered by this very server, not over the network`, async ({ request }) => {
    const answer = await request.get(asked)
    expect(answer.status()).toBe(200)
    // An address with a host in front is one that the server asks for over the network.
    expect(answer.headers()['x-middleware-rewrite']).toMatch(answered)
  })
}
