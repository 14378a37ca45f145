import { expect, it } from 'vitest'
import { closedEndpoints } from '../server/closed-endpoints.mjs'
import config from './payload.config'

it('leaves nothing of Payload’s own API to whoever has not signed in', async () => {
  const { collections, globals } = await config
  const ours = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'))
  expect(ours.length).toBeGreaterThan(15)
  const req = { user: null, headers: new Headers() }
  for (const { slug, access } of ours) {
    for (const [operation, may] of Object.entries(access)) {
      expect([slug, operation, await may({ req } as never)]).toEqual([slug, operation, false])
    }
  }
})

it.each(closedEndpoints)(
  'the collection of accounts closes %s too, whatever leads to it',
  async (name) => {
    const { collections } = await config
    const owners = collections.find(({ slug }) => slug === 'owners')
    const [first, ...others] = [owners?.endpoints || []]
      .flat()
      .filter(({ path }) => path.split('/')[1] === name)
    expect(others.length).toBeGreaterThan(0)
    const user = { role: 'proprietaire' }
    const answer = await first?.handler({ user } as never)
    expect([first?.method, answer?.status]).toEqual(['post', 404])
    expect(await owners?.access.unlock({ req: { user } } as never)).toBe(false)
  },
)
