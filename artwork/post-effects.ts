import { Rng } from './random'

/** Amplitude of the film grain, in levels of 0 to 255. */
const grainStrength = 2.1
/** Share of the brightness that the vignette removes, 0 to 1; full strength in the corners. */
const vignetteStrength = 0.16

const noiseCache = new Map<string, Float32Array>()

/**
 * Noise of about -1 to 1 for each pixel: fine film grain plus a low-frequency paper texture.
 * It depends on the size only, so every picture of one size has the same noise.
 */
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

/** Adds film grain, paper texture and a vignette to raw RGB pixels (3 bytes each), in place. */
export function applyPostEffects(pixels: Buffer, w: number, h: number): void {
  const grain = grainNoise(w, h)
  for (let y = 0; y < h; y++) {
    const dy = (y / h - 0.5) * 2
    for (let x = 0; x < w; x++) {
      const dx = (x / w - 0.5) * 2
      const edge = Math.max(0, dx * dx * 0.5 + dy * dy * 0.5 - 0.25)
      const dim = 1 - vignetteStrength * edge
      const i = (y * w + x) * 3
      const add = (grain[y * w + x] ?? 0) * grainStrength
      for (let c = 0; c < 3; c++) {
        const value = (pixels[i + c] ?? 0) * dim + add
        pixels[i + c] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
}
