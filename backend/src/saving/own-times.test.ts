import { expect, it } from 'vitest'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
const times = { createdAt: '2001-02-03T04:05:06.000Z', updatedAt: '2099-02-03T04:05:06.000Z' }

it('a document says when it was made and saved, whatever a request sends of it', async () => {
  const affiche = await its.me.uploadPicture()
  const made = await its.me.create('formations', { title: 'Tresses', affiche, ...times })
  expect([made.status, /20(01|99)-02-03/.test(made.text)]).toEqual([201, false])
  const changed = await its.me.update(`formations/${made.doc.id}`, { title: 'Nattes', ...times })
  expect([changed.status, /20(01|99)-02-03/.test(changed.text)]).toEqual([200, false])
  const { createdAt } = made.doc as { createdAt?: string }
  expect(changed.doc).toMatchObject({ createdAt, title: 'Nattes' })
})

it('settings do so too', async () => {
  for (const slug of ['entete-accueil', 'entete-accueil']) {
    const { status, text } = await its.me.setGlobal(slug, times)
    expect([status, /20(01|99)-02-03/.test(text)]).toEqual([200, false])
  }
})
