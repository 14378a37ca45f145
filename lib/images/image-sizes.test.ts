import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const getFileStart = vi.hoisted(() => vi.fn())
const revalidate = vi.hoisted(() => vi.fn(async () => true))
vi.mock('@/lib/backend/client', () => ({ getFileStart }))
vi.mock('next/cache', () => ({ unstable_cache: () => revalidate }))

let cacheDir: string
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'image-sizes-'))
  vi.stubEnv('CACHE_DIR', cacheDir)
  vi.resetModules()
  getFileStart.mockReset()
  revalidate.mockClear()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  // A write may still be running.
  await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 })
})

/** The module as a new process loads it. */
async function freshModule() {
  vi.resetModules()
  return import('./image-sizes')
}

/** Reads the sizes of files of which the backend tells none. */
async function fresh() {
  const { pictureSizes } = await freshModule()
  return (files: readonly string[]) => pictureSizes(files.map((src) => ({ src, href: src })))
}

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a9481f' } })
const jpeg = (width: number, height: number) => drawing(width, height).jpeg().toBuffer()
const written = () => readFile(path.join(cacheDir, 'image-sizes.json'), 'utf8')

it('requests each address once and returns dimensions in their order', async () => {
  const imageSizes = await fresh()
  const files = new Map([
    ['a', await jpeg(90, 60)],
    ['b', await jpeg(30, 80)],
  ])
  getFileStart.mockImplementation(async (address: string) => files.get(address))
  const expected = [
    { width: 30, height: 80 },
    { width: 90, height: 60 },
    { width: 30, height: 80 },
  ]
  expect(await imageSizes(['b', 'a', 'b'])).toMatchObject(expected)
  expect(await imageSizes(['b', 'a', 'b'])).toMatchObject(expected)
  expect(getFileStart).toHaveBeenCalledTimes(2)
  expect(revalidate).not.toHaveBeenCalled()
})

it('reads only the files of which the backend tells no size', async () => {
  getFileStart.mockImplementation(async (address: string) =>
    address === 'a' ? jpeg(30, 40) : undefined,
  )
  const { pictureSizes } = await freshModule()
  const size = { width: 90, height: 60 }
  const pictures = ['a', 'b'].map((src) => ({ src, href: src }))
  const found = await pictureSizes([{ src: 'd', href: 'd', size }, ...pictures])
  expect(found).toEqual([size, { width: 30, height: 40 }, undefined])
  expect(getFileStart.mock.calls.map(([address]) => address)).toEqual(['a', 'b'])
})

it('restores dimensions after a restart', async () => {
  getFileStart.mockResolvedValue(await jpeg(90, 60))
  await (
    await fresh()
  )(['a'])
  await expect.poll(written).toContain('90')
  getFileStart.mockReset()
  expect(await (await fresh())(['a'])).toEqual([{ width: 90, height: 60 }])
  expect(getFileStart).not.toHaveBeenCalled()
})

it('applies the EXIF orientation', async () => {
  getFileStart.mockResolvedValue(
    await drawing(90, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  )
  expect(await (await fresh())(['a'])).toMatchObject([{ width: 60, height: 90 }])
})

it('is undefined for a missing file or one that is not a picture, and retries later', async () => {
  const imageSizes = await fresh()
  getFileStart.mockImplementation(async (address: string) =>
    address === 'text' ? Buffer.from('<html>') : undefined,
  )
  expect(await imageSizes(['text', 'none'])).toEqual([undefined, undefined])
  expect(await imageSizes(['text', 'none'])).toEqual([undefined, undefined])
  expect(getFileStart).toHaveBeenCalledTimes(2)
  vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(60_000)
  await imageSizes(['text'])
  expect(getFileStart).toHaveBeenCalledTimes(3)
})

it('stops waiting after two seconds when a host hangs, and stores what loads later', async () => {
  const imageSizes = await fresh()
  const answer = await jpeg(90, 60)
  let arrive: (file: Buffer) => void = () => undefined
  const late = new Promise<Buffer>((resolve) => (arrive = resolve))
  getFileStart.mockImplementation((address: string) =>
    address === 'late' ? late : Promise.resolve(answer),
  )
  const settled = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const sizes = imageSizes(['a', 'late']).finally(settled)
  await expect.poll(() => vi.getTimerCount(), { interval: 0 }).toBe(1)
  await vi.advanceTimersByTimeAsync(1999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await sizes).toEqual([{ width: 90, height: 60 }, undefined])
  vi.useRealTimers()
  expect(revalidate).toHaveBeenCalledTimes(1)
  arrive(answer)
  await expect.poll(written).toContain('late')
  expect(await imageSizes(['a', 'late'])).toEqual([
    { width: 90, height: 60 },
    { width: 90, height: 60 },
  ])
})

it('a page that waited for pictures of another one, which hang, is rendered again soon', async () => {
  const imageSizes = await fresh()
  getFileStart.mockReturnValue(new Promise(() => undefined))
  await Promise.all([imageSizes(['hangs']), imageSizes(['mine'])])
  expect(getFileStart).toHaveBeenCalledTimes(1)
  expect(revalidate).toHaveBeenCalledTimes(1)
})

it('requests at most twelve at the same time', async () => {
  const imageSizes = await fresh()
  const answer = await jpeg(9, 6)
  let [now, most] = [0, 0]
  getFileStart.mockImplementation(async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    now -= 1
    return answer
  })
  const sizes = await imageSizes(Array.from({ length: 60 }, (_, index) => `photo-${index}`))
  expect(sizes).toHaveLength(60)
  expect(most).toBe(12)
})

it('A51 tells which pictures are unreadable, and asks again later', async () => {
  const { unreadablePictures } = await freshModule()
  const picture = await jpeg(80, 100)
  const files = new Map([
    ['good', picture],
    ['html', Buffer.from('<html>')],
  ])
  getFileStart.mockImplementation(async (address: string) => files.get(address))
  expect(await unreadablePictures(['good', 'html', 'none'])).toEqual(new Set(['html', 'none']))
  files.clear()
  files.set('html', picture)
  vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(60_000)
  expect(await unreadablePictures(['good', 'html', 'none'])).toEqual(new Set(['none']))
})

it('A51 does not take a picture that is still loading as unreadable', async () => {
  const { unreadablePictures } = await freshModule()
  getFileStart.mockReturnValue(new Promise(() => undefined))
  expect(await unreadablePictures(['slow'])).toEqual(new Set())
})
