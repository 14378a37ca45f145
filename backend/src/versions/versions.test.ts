import { expect, it } from 'vitest'
import { owner } from '../../../testing/owner'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
const password = 'encre-et-papier'

/** A page of the back-office as the server sends it. */
async function pageOf(path: string): Promise<string> {
  const headers = { Cookie: its.me.cookie }
  return (await read(`${its.backend.url}/admin/collections/${path}`, { headers })).text
}

/** What is to be read on it before its scripts run. */
const textOf = (html: string) =>
  html.replace(/<script.*?<\/script>/gs, '').replace(/(<[^>]+>|\s)+/g, ' ')

it('the list of versions names who saved each, and a comparison both', async () => {
  await its.me.confirmed.create('owners', { username: 'plume', password })
  const writer = await owner(its.backend, password, 'plume')
  const affiche = await its.me.uploadPicture()
  const { id } = (await its.me.publish('formations', { title: 'Tresses', affiche })).doc
  await writer.update(`formations/${id}`, { title: 'Nattes' })
  await its.me.update(`formations/${id}?draft=true`, { duree: '3 mois', _status: 'draft' })

  const when = String.raw`\d+ \S+ \d{4} à \d\d:\d\d`
  const rows = [
    ...['Modifié le Par', `${when} Brouillon actuel proprietaire`],
    ...[`${when} Actuellement publié plume`, `${when} Précédemment publié proprietaire`],
  ]
  expect(textOf(await pageOf(`formations/${id}/versions`))).toMatch(new RegExp(rows.join(' ')))

  const { text } = await its.me.get(`formations/versions?where[parent][equals]=${id}&sort=id`)
  const { docs } = JSON.parse(text) as { docs: { id: number }[] }
  expect(docs).toHaveLength(3)
  // Drawn in the browser, of what is sent with the page.
  const compared = await pageOf(`formations/${id}/versions/${docs[1]?.id}`)
  expect(compared.replaceAll('\\', '')).toMatch(
    /"path":"modifie_par","schemaPath".{0,200}"comparisonValue":"proprietaire".*?"versionValue":"plume"/,
  )
})
