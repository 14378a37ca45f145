import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { picture } from '../../testing/files'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'

const its = sharedBackend()
const photo = async () =>
  ((await read(`${its.backend.url}/api/medias/photos/`)).json as { focal_point?: object }[])[0]

/** What the back-office adds to the address when the owner has moved the point. */
const edits = (x: number, y: number) =>
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
  expect(await photo()).toMatchObject({ focal_point: { x: 20, y: 0 } })
  expect(readFileSync(file).equals(before)).toBe(true)

  await its.me.update(`uploads/${doc.id}?${edits(50, 50)}`, {})
  expect(await photo()).not.toHaveProperty('focal_point')
})
