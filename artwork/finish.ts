import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { Rng } from './random'

export type PostEffects = {
  /** Strength of the grain, in levels of 255. */
  grain: number
  /** How dark the corners become, 0 to 1. */
  vignette: number
}

export const defaultPostEffects: PostEffects = { grain: 2.1, vignette: 0.16 }

const noiseCache = new Map<string, Float32Array>()

/** Film grain over slow paper mottling, about -1 to 1, the same for every picture of a size. */
function grainNoise(w: number, h: number): Float32Array {
  const key = `${w}x${h}`
  const cached = noiseCache.get(key)
  if (cached !== undefined) return cached
  const rng = new Rng('grain')
  const out = new Float32Array(w * h)
  let previous = 0
  for (let i = 0; i < out.length; i++) {
    const fresh = rng.next() + rng.next() - 1
    previous = previous * 0.45 + fresh * 0.75
    out[i] = previous
  }
  const cell = 7
  const cols = Math.ceil(w / cell) + 1
  const coarse = new Float32Array(cols * (Math.ceil(h / cell) + 1)).map(() => rng.range(-0.5, 0.5))
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const k = Math.floor(y / cell) * cols + Math.floor(x / cell)
      const fx = (x % cell) / cell
      const fy = (y % cell) / cell
      const top = (coarse[k] ?? 0) * (1 - fx) + (coarse[k + 1] ?? 0) * fx
      const low = (coarse[k + cols] ?? 0) * (1 - fx) + (coarse[k + cols + 1] ?? 0) * fx
      out[y * w + x] = (out[y * w + x] ?? 0) + top * (1 - fy) + low * fy
    }
  }
  noiseCache.set(key, out)
  return out
}

/** Lays grain, paper and a soft vignette over RGB pixels, in place. */
export function applyPostEffects(pixels: Buffer, w: number, h: number, finish: PostEffects): void {
  const grain = grainNoise(w, h)
  for (let y = 0; y < h; y++) {
    const dy = (y / h - 0.5) * 2
    for (let x = 0; x < w; x++) {
      const dx = (x / w - 0.5) * 2
      const edge = Math.max(0, dx * dx * 0.5 + dy * dy * 0.5 - 0.25)
      const dim = 1 - finish.vignette * edge
      const i = (y * w + x) * 3
      const add = (grain[y * w + x] ?? 0) * finish.grain
      for (let c = 0; c < 3; c++) {
        const value = (pixels[i + c] ?? 0) * dim + add
        pixels[i + c] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
}

/** The pixels of an SVG with the finish on. */
export async function renderSvg(
  svg: string,
  w: number,
  h: number,
  finish: PostEffects,
): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000000' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  applyPostEffects(pixels, w, h, finish)
  return pixels
}

/** A JPEG of the pixels, at the best quality that stays under the weight. */
export async function encodeJpeg(
  pixels: Buffer,
  w: number,
  h: number,
  maxBytes: number,
): Promise<Buffer> {
  let quality = 77
  for (;;) {
    const jpeg = await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
      .jpeg({ mozjpeg: true, quality })
      .toBuffer()
    if (jpeg.length <= maxBytes || quality <= 46) return jpeg
    const over = jpeg.length / maxBytes
    quality = Math.max(46, Math.floor(quality - Math.max(4, (over - 1) * 34)))
  }
}

/** Writes a whole file or nothing: first beside it, then in its place. */
export async function writeFileAtomic(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, content)
  await rename(draft, file)
}
