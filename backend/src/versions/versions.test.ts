import { expect, it } from 'vitest'
import { owner } from '../../testing/owner'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
const password = 'encre-et-papier'

/** The text of a page of the back-office, without its tags. */
async function textOf(path: string): Promise<string> {
  const { text } = await read(`${its.backend.url}/admin/collections/${path}`, {
    headers: { Cookie: its.me.cookie },
  })
  return text
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

it('the list of versions names who saved each, and their comparison too', async () => {
  await its.me.confirmed.create('owners', { username: 'plume', password })
  const writer = await owner(its.backend, password, 'plume')
  const affiche = await its.me.uploadPicture()
  const { id } = (await its.me.publish('formations', { title: 'Tresses', affiche })).doc
  await writer.update(`formations/${id}`, { title: 'Nattes' })
  await its.me.update(`formations/${id}?draft=true`, { duree: '3 mois', _status: 'draft' })

  const when = String.raw`\d+ \S+ \d{4} à \d\d:\d\d`
  expect(await textOf(`formations/${id}/versions`)).toMatch(
    new RegExp(
      [
        ...['Modifié le Par', `${when} Brouillon actuel proprietaire`],
        ...[`${when} Actuellement publié plume`, `${when} Précédemment publié proprietaire`],
      ].join(' '),
    ),
  )
  const { text } = await its.me.get(`formations/versions?where[parent][equals]=${id}&sort=id`)
  const { docs } = JSON.parse(text) as { docs: { id: number }[] }
  expect(docs).toHaveLength(3)
  expect(await textOf(`formations/${id}/versions/${docs[1]?.id}`)).toMatch(
    /Modifié par\s+proprietaire\s+plume/,
  )
  expect(await textOf(`formations/${id}`)).toContain('Modifié par')
})
