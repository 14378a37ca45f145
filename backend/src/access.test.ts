import { expect, it } from 'vitest'
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
