import { expect, it } from 'vitest'
import { signIn } from '../../../testing/owner'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
it('requires a password of twelve characters', async () => {
  const short = await its.me.confirmed.create('owners', {
    username: 'seconde',
    password: 'onze-signes',
  })
  expect(short.status).toBe(400)
  expect(short.text).toContain('au moins 12 caractères')
  const long = await its.me.confirmed.create('owners', {
    username: 'seconde',
    password: 'douze-signes',
  })
  expect(long.status).toBe(201)
  const changed = await its.me.confirmed.update(`owners/${long.doc.id}`, { password: 'court' })
  expect(changed.status).toBe(400)
})

it.each(['aaaaaaaaaaaa', 'motdepasse1234', '123456789012', 'azertyuiop12', 'Troisieme-2026'])(
  'refuses %s, which is soon guessed',
  async (password) => {
    const { status, text } = await its.me.confirmed.create('owners', {
      username: 'troisieme',
      password,
    })
    expect([status, text.includes('se devine trop vite')]).toEqual([400, true])
  },
)

it('refuses to delete the last account', async () => {
  expect((await its.me.confirmed.remove('owners/2')).status).toBe(200)
  const { status, text } = await its.me.confirmed.remove('owners/1')
  expect(status).toBe(400)
  expect(text).toContain(
    'Il doit rester au moins un compte «\u00a0Propriétaire\u00a0». Celui-ci est le dernier.',
  )
  expect((await signIn(its.backend)).status).toBe(200)
})
