import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { picture } from '../../../testing/files'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
const photo = async () =>
  ((await read(`${its.backend.url}/api/medias/photos/`)).json as { focal_point?: object }[])[0]

/** What the back-office adds to the address when the owner has moved the point. */
const edits = (x: unknown, y: unknown) =>
  new URLSearchParams({
    'uploadEdits[crop][x]': '0',
    'uploadEdits[crop][width]': '100',
    'uploadEdits[focalPoint][x]': String(x),
    'uploadEdits[focalPoint][y]': String(y),
    'uploadEdits[heightInPixels]': '60',
    'uploadEdits[widthInPixels]': '80',
  })

it('the focal point of a picture is told, and neither its file nor its name changes', async () => {
  const { doc } = await its.me.upload('coiffe.jpg', await picture('jpeg', 7), 'image/jpeg')
  await its.me.publish('photos', { title: 'Coiffe', image: doc.id })
  expect(await photo()).not.toHaveProperty('focal_point')
  const file = path.join(its.backend.dataDir, 'uploads', doc.filename ?? '')
  const before = readFileSync(file)

  const { status, doc: changed } = await its.me.update(`uploads/${doc.id}?${edits(20.4, 0)}`, {})
  expect([status, changed.filename]).toEqual([200, doc.filename])
  // Payload's form shows 50 for 0.
  expect(await photo()).toMatchObject({ focal_point: { x: 20, y: 1 } })
  expect(readFileSync(file).equals(before)).toBe(true)

  await its.me.update(`uploads/${doc.id}?${edits(50, 50)}`, {})
  expect(await photo()).not.toHaveProperty('focal_point')
})

it.each([
  [NaN, 50],
  [Infinity, 50],
  [50, -1],
  [100.5, 50],
  ['gauche', 50],
])('a point of %s and %s is refused in French, however it is sent', async (x, y) => {
  const { doc } = await its.me.upload('tissu.jpg', await picture('jpeg', 8), 'image/jpeg')
  const path = `uploads/${doc.id}`
  const replies = [
    await its.me.update(`${path}?${edits(x, y)}`, {}),
    await its.me.update(path, { focalX: String(x), focalY: y }),
  ]
  for (const { status, text } of replies) {
    expect([status, text.includes('en dehors de l’image')]).toEqual([400, true])
  }
  expect(JSON.parse((await its.me.get(path)).text)).toMatchObject({ focalX: 50, focalY: 50 })
})

it('what a file is, no request says', async () => {
  const lie = { mimeType: 'video/mp4', width: 9999, height: 1, filesize: 1, filename: 'b.mp4' }
  const sent = { ...lie, sizes: { vignette: { filename: 'c.mp4' } } }
  const { doc } = await its.me.upload('pagne.jpg', await picture('jpeg', 5), 'image/jpeg', sent)
  const stored = async () =>
    JSON.parse((await its.me.get(`uploads/${doc.id}?trash=true`)).text) as Record<string, unknown>
  const before = await stored()
  expect(before).toMatchObject({ mimeType: 'image/jpeg', sizes: { vignette: { filename: null } } })
  expect((await its.me.update(`uploads/${doc.id}`, sent)).status).toBe(200)
  expect((await its.me.update(`uploads?where[id][equals]=${doc.id}`, sent)).status).toBe(200)
  expect(await stored()).toEqual({ ...before, updatedAt: expect.any(String) as string })
  await its.me.update(`uploads/${doc.id}`, { deletedAt: new Date().toISOString() })
  expect((await stored()).deletedAt).toEqual(expect.any(String))
})

it('the point of a new file may be at its edge', async () => {
  const point = { focalX: 0, focalY: 100 }
  const { doc } = await its.me.upload('bord.jpg', await picture('jpeg', 9), 'image/jpeg', point)
  const stored = JSON.parse((await its.me.get(`uploads/${doc.id}`)).text) as object
  expect(stored).toMatchObject({ focalX: 1, focalY: 100 })
})
