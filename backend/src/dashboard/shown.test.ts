import { expect, it } from 'vitest'
import { mp4 } from '../../../testing/files'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { sql } from '../../testing/sqlite'

const its = sharedBackend()

/** The dashboard as the server sends it, for a query. */
async function dashboard(query = ''): Promise<string> {
  const headers = { Cookie: its.me.cookie }
  return (await read(`${its.backend.url}/admin${query}`, { headers })).text
}

/** The part under a heading, up to the next one. */
const panel = (html: string, title: string) => html.split(`<h2>${title}`)[1]?.split('<h2>')[0] ?? ''

it('a search finds contents of all kinds, drafts too, by any of their texts without accents', async () => {
  await its.me.create('formations?draft=true', { title: 'Séchage à l’ancienne' })
  await its.me.create('maisons?draft=true', { titre: 'Villa', adresse: 'Quartier du séchoir' })
  const html = await dashboard('?chercher=sech')
  const links = panel(html, 'Résultats pour').matchAll(/<a [^>]*>([^<]+)<\/a>/g)
  expect([...links].map(([, text]) => text)).toEqual(['Villa', 'Séchage à l’ancienne'])
  expect(/<search .*?<\/search>/.exec(html)?.[0]).toMatch(
    /<form [^>]*action="\/admin"[^>]*><input type="search"[^>]* name="chercher" value="sech"/,
  )
  expect(await dashboard('?chercher=introuvable')).toContain('Aucun contenu n’a été trouvé.')
})

it('contents whose time has passed are among what is to be put right', async () => {
  const picture = await its.me.uploadPicture()
  const past = '2026-01-31T00:00:00.000Z'
  await its.me.publish('maisons', {
    ...{ titre: 'Vendue en janvier', adresse: 'Calavi', prix: 1e7, chambres: 1, douches: 1 },
    ...{ photo_principale: picture, status: 'vente', conclusion: 'vendue', conclue_le: past },
  })
  const sessions = [{ date: past }]
  await its.me.publish('formations', { title: 'Commencée', affiche: picture, sessions })
  const problems = panel(await dashboard(), 'À corriger').split('<li')
  const row = (title: string) => problems.find((it) => it.includes(title))
  expect(row('Vendue en janvier')).toContain('elle n’est plus dans les listes')
  expect(row('Commencée')).toContain('ajoutez la prochaine')
})

it('a film of an earlier version that is too heavy is said to be, there and in its form', async () => {
  const { doc } = await its.me.upload('ancien.mp4', mp4(6000), 'video/mp4')
  await sql(its.backend, 'UPDATE uploads SET filesize = 56000000 WHERE id = ?', [doc.id])
  await its.me.setGlobal('entete-beaute', { video: doc.id })
  const heavy = /Ce film pèse 53,4\sMo/
  expect(panel(await dashboard(), 'À corriger')).toMatch(heavy)
  const form = `${its.backend.url}/admin/globals/entete-beaute`
  expect((await read(form, { headers: { Cookie: its.me.cookie } })).text).toMatch(heavy)
})
