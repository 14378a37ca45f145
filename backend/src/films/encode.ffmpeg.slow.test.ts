import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { encodeForPage, encodeForPhone } from './encode'
import { convertFilm } from './ffmpeg'
import { type Film, readFilm } from './read-film'

const folder = mkdtempSync(path.join(tmpdir(), 'encode-'))
const target = path.join(folder, 'target.mp4')
afterAll(() => rmSync(folder, { recursive: true }))

/** A noisy film with sound, which compresses badly, as ffmpeg makes one for tests. */
async function film(size: string, seconds: number, options: string[]) {
  const source = path.join(folder, 'source.mov')
  execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', `testsrc2=s=${size}:r=30:d=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=d=${seconds}`, '-vf', 'noise=alls=20', '-c:a', 'aac'],
    ...options,
    source,
  ])
  return { source, film: (await readFilm(source)) as Film }
}

const fast = ['-c:v', 'libx264', '-preset', 'ultrafast']

it('makes a heavy film in Full HD light, without sound', async () => {
  const heavy = await film('1920x1080', 10, [...fast, '-b:v', '20M'])
  expect(statSync(heavy.source).size).toBeGreaterThan(15_000_000)
  await encodeForPage(heavy.source, target, heavy.film)
  expect(statSync(target).size).toBeLessThan(6 * 1024 * 1024)
  expect(await readFilm(target)).toMatchObject({
    playsEverywhere: true,
    seconds: expect.closeTo(10, 0) as number,
    width: 1280,
    height: 720,
    hasSound: false,
    isFastStart: true,
  })
  await encodeForPhone(target, path.join(folder, 'phone.mp4'), heavy.film)
  expect(statSync(path.join(folder, 'phone.mp4')).size).toBeLessThan(350 * 1024)
  expect(await readFilm(path.join(folder, 'phone.mp4'))).toMatchObject({ width: 480, height: 540 })
})

it('makes HEVC in HDR of a phone held upright H.264 in usual colours', async () => {
  const hdr = 'log-level=error:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc'
  const codec = [
    '-c:v',
    'libx265',
    '-preset',
    'ultrafast',
    '-tag:v',
    'hvc1',
    '-pix_fmt',
    'yuv420p10le',
  ]
  const made = await film('540x960', 1, [
    ...[...codec, '-x265-params', hdr, '-movflags', '+write_colr', '-color_trc', 'arib-std-b67'],
    ...['-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'],
  ])
  expect(made.film).toMatchObject({ codec: 'hvc1', isHdr: true })
  await encodeForPage(made.source, target, made.film)
  expect(await readFilm(target)).toMatchObject({
    ...{ playsEverywhere: true, width: 540, height: 960, isHdr: false },
  })
})

it('takes the sound and moves the header without encoding anew', async () => {
  const small = await film('640x360', 2, fast)
  await convertFilm(small.source, target, ['-c:v', 'copy'])
  expect(await readFilm(target)).toMatchObject({ width: 640, hasSound: false, isFastStart: true })
})
