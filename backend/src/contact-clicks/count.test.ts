import { describe, expect, it } from 'vitest'
import { derivedSecret } from '../../../platform/derived-secret.mjs'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { revalidateSecret } from '../../testing/shared-process'
import { sql } from '../../testing/sqlite'
import { dayInCotonou } from '../days'

const its = sharedBackend()
const secret = derivedSecret(revalidateSecret, 'clicks')

async function send(body: unknown, headers: Record<string, string> = {}) {
  const { status } = await read(`${its.backend.url}/api/contact-clicks/`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${secret}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return status
}

/** Everything that is stored of clicks. */
const stored = () => sql(its.backend, 'SELECT * FROM contact_clicks ORDER BY id')

describe('a click on a WhatsApp link', () => {
  it('adds one to the row of its day, area and page, also when many come at once', async () => {
    const click = { area: 'beaute', page: '/beaute' }
    const clicks = Array.from({ length: 25 }, () => send(click))
    expect(await Promise.all(clicks)).toEqual(Array(25).fill(204))
    expect(await send({ area: 'voyage', page: '/voyage', address: '203.0.113.9' })).toBe(204)
    const day = dayInCotonou()
    expect(await stored()).toEqual([
      { id: expect.any(Number), day, ...click, clicks: 25 },
      { id: expect.any(Number), day, area: 'voyage', page: '/voyage', clicks: 1 },
    ])
  })

  it('is counted for contents that are published alone', async () => {
    const page = '/beaute/formations/tresses'
    const click = () => send({ area: 'formations', page })
    expect(await click()).toBe(422)
    const affiche = await its.me.uploadPicture()
    const { doc } = await its.me.publish('formations', { title: 'Tresses', affiche })
    expect(await click()).toBe(204)
    await its.me.update(`formations/${doc.id}`, { _status: 'draft' })
    expect(await click()).toBe(422)
    for (const house of ['12', 'x']) {
      expect(await send({ area: 'immobilier', page: `/immobilier?maison=${house}` })).toBe(422)
    }
    const { doc: house } = await its.me.publish('maisons', {
      ...{ titre: 'Villa', adresse: 'Cotonou', chambres: 3, douches: 2, prix: 1 },
      photo_principale: affiche,
    })
    const statuses = ['', '0', '000', '+', '%2B'].map((before) =>
      send({ area: 'immobilier', page: `/immobilier?maison=${before}${house.id}` }),
    )
    expect(await Promise.all(statuses)).toEqual([204, 422, 422, 422, 422])
  })

  it('or a page that is looked at, or where a visit comes from, has an area of its own', async () => {
    await sql(its.backend, 'DELETE FROM contact_clicks')
    expect(await send({ area: 'visite-formations', page: '/beaute/formations/absente' })).toBe(422)
    expect(await send({ area: 'visite-beaute', page: '/beaute' })).toBe(204)
    expect(await send({ area: 'provenance', page: 'whatsapp' })).toBe(204)
    expect(await send({ area: 'provenance', page: 'https://example.org/une-adresse' })).toBe(422)
    const file = `${its.backend.url}/cms/chiffres.csv`
    const { text } = await read(file, { headers: { Cookie: its.me.cookie } })
    const day = dayInCotonou()
    expect(text.split('\r\n').slice(1)).toEqual([
      `"${day}";"Visite, par provenance";"whatsapp";"1"`,
      `"${day}";"Page vue";"/beaute";"1"`,
    ])
    expect((await read(file)).status).toBe(401)
  })

  it('is nothing but an area and a page', async () => {
    const before = await stored()
    for (const body of [
      null,
      {},
      { area: 'autre', page: '/' },
      { area: 'beaute', page: 'beaute' },
      { area: 'beaute', page: `/${'a'.repeat(1300)}` },
      { area: 'beaute', page: '/beauté' },
    ]) {
      expect(await send(body)).toBe(422)
    }
    expect(await send('x'.repeat(3000))).toBe(413)
    expect(await stored()).toEqual(before)
  })

  it('or a search in vain is words alone: 200 different ones a day, of which rare ones make room', async () => {
    await sql(its.backend, 'DELETE FROM contact_clicks')
    const words = (page: string) => send({ area: 'recherche', page })
    for (const page of ['', 'a\nb', 'a@b', '/beaute', 'a'.repeat(161)]) {
      expect(await words(page)).toBe(422)
    }
    for (let number = 1; number < 200; number += 1) {
      const values = "(?, 'recherche', ?, 1)"
      const row = [dayInCotonou(), `mot ${number}`]
      await sql(
        its.backend,
        `INSERT INTO contact_clicks (day, area, page, clicks) VALUES ${values}`,
        row,
      )
    }
    expect(await words('coiffeuse a domicile')).toBe(204)
    expect(await words('coiffeuse a domicile')).toBe(204)
    for (let number = 0; number < 250; number += 1) expect(await words(`autre ${number}`)).toBe(204)
    expect(await words('le dernier')).toBe(204)
    const rows = (await stored()).map(({ page, clicks }) => [page, clicks])
    expect(rows).toHaveLength(200)
    expect(rows).toContainEqual(['coiffeuse a domicile', 2])
    expect(rows.at(-1)).toEqual(['le dernier', 1])
    // Each has outlived 251 others with a chance of 28 %: none of 199, or all, would be no chance.
    const early = rows.filter(([page]) => String(page).startsWith('mot')).length
    expect(early > 0 && early < 199).toBe(true)
  })

  it('is counted by whoever has the secret alone, and read by nobody', async () => {
    const click = { area: 'beaute', page: '/beaute' }
    for (const Authorization of [
      '',
      'Bearer x',
      `Bearer ${secret}x`,
      secret,
      `Bearer ${revalidateSecret}`,
    ]) {
      expect(await send(click, { Authorization })).toBe(401)
    }
    expect((await read(`${its.backend.url}/api/contact-clicks/`)).status).toBe(405)
    expect((await its.me.get('contact-clicks')).status).toBeGreaterThanOrEqual(400)
  })
})
