import { expect, it } from 'vitest'
import { owner } from '../../../testing/owner'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
const password = 'encre-et-papier'

it('a content and each of its versions name who saved it, whatever is sent; the public API does not', async () => {
  await its.me.confirmed.create('owners', { username: 'plume', password })
  const writer = await owner(its.backend, password, 'plume')
  const affiche = await its.me.uploadPicture()
  const data = { title: 'Tresses', affiche, modifie_par: 'quelqu’un' }
  const { id } = (await its.me.publish('formations', data)).doc
  const savedBy = async () => {
    const { text } = await its.me.get(`formations/${id}?draft=true`)
    return (JSON.parse(text) as { modifie_par: string }).modifie_par
  }
  expect(await savedBy()).toBe('proprietaire')
  const draft = { title: 'Nattes', modifie_par: 'quelqu’un', _status: 'draft' }
  await writer.update(`formations/${id}?draft=true`, draft)
  expect(await savedBy()).toBe('plume')

  type Versions = { docs: { id: number; version: { modifie_par: string } }[] }
  const { text } = await its.me.get(`formations/versions?where[parent][equals]=${id}&sort=id`)
  const { docs } = JSON.parse(text) as Versions
  expect(docs.map(({ version }) => version.modifie_par)).toEqual(['proprietaire', 'plume'])
  await writer.create(`formations/versions/${docs[0]?.id}`, {})
  expect(await savedBy()).toBe('plume')

  const contract = await read(`${its.backend.url}/api/beauty/formations/`)
  expect(contract.text).toContain('Tresses')
  expect(contract.text).not.toMatch(/modifie_par|plume|proprietaire/)
})
