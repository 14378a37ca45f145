import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../testing/backend'
import { owner, signIn } from '../../testing/owner'

let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})

afterAll(() => backend.remove())

it('requires a password of twelve characters', async () => {
  const me = await owner(backend)
  const short = await me.create('owners', { username: 'seconde', password: 'onze-signes' })
  expect(short.status).toBe(400)
  expect(short.text).toContain('au moins 12 caractères')
  const long = await me.create('owners', { username: 'seconde', password: 'douze-signes' })
  expect(long.status).toBe(201)
  const changed = await me.update(`owners/${long.doc.id}`, { password: 'court' })
  expect(changed.status).toBe(400)
})

it('refuses to delete the last account', async () => {
  const me = await owner(backend)
  expect((await me.remove('owners/2')).status).toBe(200)
  const { status, text } = await me.remove('owners/1')
  expect(status).toBe(400)
  expect(text).toContain(
    'Il doit rester au moins un compte «\u00a0Propriétaire\u00a0»\u00a0: celui-ci est le dernier.',
  )
  expect((await signIn(backend)).status).toBe(200)
})
