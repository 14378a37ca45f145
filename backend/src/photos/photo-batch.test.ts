import { describe, expect, it, vi } from 'vitest'
import { LineLost } from '../upload/send-form'
import { type Actions, createBatch, RefusedFile, type Row } from './photo-batch'

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => new File([`photo ${index}`], `photo-${index}.jpg`))

/** A backend in memory, and a line that can be cut. */
function start(overrides: Partial<Actions> = {}) {
  const library = new Map<string, number>()
  const gallery: { upload: number; title: string; status: string }[] = []
  const state = { rows: [] as Row[], offline: false, atOnce: 0, mostAtOnce: 0 }
  const back: (() => void)[] = []
  const actions: Actions = {
    prepare: (file) => Promise.resolve({ file, hash: file.name, title: `Titre ${file.name}` }),
    findUpload: (hash) => Promise.resolve(library.get(hash)),
    async upload(file) {
      state.mostAtOnce = Math.max(state.mostAtOnce, ++state.atOnce)
      await Promise.resolve()
      state.atOnce -= 1
      if (library.has(file.name)) throw new Error('sent twice')
      library.set(file.name, library.size + 1)
      return library.size
    },
    create(upload, title, status) {
      gallery.push({ upload, title, status })
      return Promise.resolve(`key of ${upload}`)
    },
    reconnection: () => new Promise((resolve) => back.push(resolve)),
    ...overrides,
  }
  const batch = createBatch(actions, (rows, offline) => Object.assign(state, { rows, offline }))
  const states = () => state.rows.map((row) => row.state)
  return { actions, back, batch, gallery, library, state, states }
}

it('stores forty photos, two at a time, and makes them photos once it is decided', async () => {
  const { batch, gallery, library, state, states } = start()
  batch.add(files(40))
  await expect.poll(() => states()).toEqual(Array(40).fill('stored'))
  expect([library.size, gallery.length, state.mostAtOnce]).toEqual([40, 0, 2])
  batch.rename(3, 'La cour')
  batch.finish('published')
  await expect.poll(() => states()).toEqual(Array(40).fill('done'))
  // The first one chosen comes last, so it stands first.
  expect(gallery.map(({ upload }) => upload)).toEqual(
    Array.from({ length: 40 }, (_, at) => 40 - at),
  )
  expect(gallery[36]).toMatchObject({ title: 'La cour', status: 'published' })
})

it('keeps the order of choosing where it is decided before all have come, whichever comes first', async () => {
  const arrivals: (() => void)[] = []
  let stored = 0
  const upload: Actions['upload'] = async (file) => {
    await new Promise<void>((resolve) => arrivals.push(resolve))
    stored += 1
    return Number(/\d+/.exec(file.name)?.[0])
  }
  const { batch, gallery, states } = start({ upload })
  batch.add(files(5))
  await expect.poll(() => arrivals.length).toBe(2)
  batch.finish('published')
  // Each time the one that was sent last arrives first.
  for (let count = 1; count <= 5; count += 1) {
    await expect.poll(() => arrivals.length).toBeGreaterThan(0)
    arrivals.pop()?.()
    await expect.poll(() => stored).toBe(count)
  }
  await expect.poll(() => states()).toEqual(Array(5).fill('done'))
  expect(gallery.map(({ upload }) => upload)).toEqual([4, 3, 2, 1, 0])
})

it('names a file that is refused, keeps the others, and offers no other attempt at it', async () => {
  const upload: Actions['upload'] = (file) =>
    file.name === 'photo-1.jpg'
      ? Promise.reject(new RefusedFile('C’est un PDF.'))
      : Promise.resolve(Number(/\d/.exec(file.name)?.[0]))
  const { batch, gallery, state, states } = start({ upload })
  batch.add(files(3))
  await expect.poll(() => states()).toEqual(['stored', 'failed', 'stored'])
  expect(state.rows[1]).toMatchObject({ message: 'C’est un PDF.', isRefused: true })
  batch.finish('published')
  await expect.poll(() => states()).toEqual(['done', 'failed', 'done'])
  expect(gallery.map((it) => it.upload)).toEqual([2, 0])
})

it('keeps the title that was typed before the photo was read', async () => {
  const { batch, state, states } = start()
  batch.add(files(3))
  batch.rename(2, 'Le jardin')
  await expect.poll(() => states()).toEqual(Array(3).fill('stored'))
  expect(state.rows.map(({ title }) => title)).toEqual([
    'Titre photo-0.jpg',
    'Titre photo-1.jpg',
    'Le jardin',
  ])
})

it('what photos have in common is the title that nobody has typed, numbered in their order', async () => {
  const prepare: Actions['prepare'] = (file) =>
    Promise.resolve({ file, hash: file.name, title: file.name === 'photo-2.jpg' ? 'Salon' : '' })
  const { batch, gallery, state, states } = start({ prepare })
  const titles = () => state.rows.map(({ title }) => title)
  batch.add(files(4))
  await vi.waitFor(() => expect(states()).toEqual(Array(4).fill('stored')))
  expect(titles()).toEqual(['', '', 'Salon', ''])
  batch.rename(0, 'Le jardin')
  batch.describe({ caption: 'Mariage' })
  batch.describe({ place: 'Ouidah' })
  const numbered = (number: number) => `Mariage, Ouidah ${number}`
  expect(titles()).toEqual(['Le jardin', numbered(2), numbered(3), numbered(4)])
  batch.remove(1)
  batch.move(3, 0)
  expect(state.rows.map(({ name }) => name)).toEqual(['photo-3.jpg', 'photo-0.jpg', 'photo-2.jpg'])
  expect(titles()).toEqual([numbered(1), 'Le jardin', numbered(3)])
  batch.finish('published')
  await vi.waitFor(() => expect(states()).toEqual(Array(3).fill('done')))
  expect(gallery.map(({ title }) => title)).toEqual([numbered(3), 'Le jardin', numbered(1)])
  batch.add(files(1))
  expect(state.rows).toHaveLength(4)
})

describe('when the line is lost', () => {
  it('waits, says so, and sends again what has not arrived', async () => {
    const upload = vi
      .fn<Actions['upload']>()
      .mockRejectedValueOnce(new LineLost())
      .mockResolvedValue(7)
    const { back, batch, state, states } = start({ upload })
    batch.add(files(1))
    await expect.poll(() => back).toHaveLength(1)
    expect(state.offline).toBe(true)
    back[0]?.()
    await expect.poll(() => states()).toEqual(['stored'])
    expect([upload.mock.calls.length, state.offline]).toEqual([2, false])
  })

  it('does not send again what has arrived without an answer', async () => {
    const sent = start()
    const upload: Actions['upload'] = async (file) => {
      sent.library.set(file.name, 1)
      return Promise.reject(new LineLost())
    }
    const spy = vi.fn(upload)
    const { back, batch, states } = start({ upload: spy, findUpload: sent.actions.findUpload })
    batch.add(files(1))
    await expect.poll(() => back).toHaveLength(1)
    back[0]?.()
    await expect.poll(() => states()).toEqual(['stored'])
    expect(spy).toHaveBeenCalledTimes(1)
  })
})

it('a photo that is refused says why, stops no other, and can be tried again', async () => {
  const create = vi
    .fn<Actions['create']>()
    .mockResolvedValueOnce('key of the last')
    .mockRejectedValueOnce(new Error('Trop long.'))
    .mockResolvedValueOnce('key of the first')
    .mockResolvedValueOnce('key of the second')
  const { batch, state, states } = start({ create })
  batch.add(files(3))
  batch.finish('draft')
  await expect.poll(() => states().toSorted()).toEqual(['done', 'done', 'failed'])
  const failed = state.rows.find((row) => row.state === 'failed')
  expect(failed?.message).toBe('Trop long.')
  batch.retry(failed?.key ?? -1)
  await expect.poll(() => states()).toEqual(Array(3).fill('done'))
  // In the gallery it follows the one that it was chosen after.
  expect(create.mock.calls.map((call) => call[3])).toEqual([
    ...[undefined, undefined, undefined, 'key of the first'],
  ])
})

it('numbers have no gap where a file is refused', async () => {
  const upload: Actions['upload'] = (file) =>
    file.name === 'photo-1.jpg' ? Promise.reject(new RefusedFile('Vide.')) : Promise.resolve(7)
  const prepare: Actions['prepare'] = (file) => Promise.resolve({ file, hash: '', title: '' })
  const { batch, state, states } = start({ upload, prepare })
  batch.add(files(3))
  batch.describe({ caption: 'Mariage' })
  await vi.waitFor(() => expect(states()).toEqual(['stored', 'failed', 'stored']))
  expect(state.rows.map(({ title }) => title)).toEqual(['Mariage 1', 'Mariage', 'Mariage 2'])
})
