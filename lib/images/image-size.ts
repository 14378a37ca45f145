import { imageSize as readHeader } from 'image-size'
import { attempt } from '@/platform/attempt.mjs'

/** A picture's width and height in pixels. */
export type ImageSize = { width: number; height: number }

/**
 * The dimensions of a picture, with its EXIF orientation applied.
 * @param start the first 64 KB of the file, or the whole file
 * @returns undefined when these bytes are not those of a picture, or do not hold its dimensions
 */
export function imageSizeOf(start: Uint8Array): ImageSize | undefined {
  // Copied: the library reads past the end of a slice of a larger buffer.
  const header = attempt(() => readHeader(Uint8Array.from(start)))
  const { width, height, orientation = 1 } = header ?? {}
  if (!isDimension(width) || !isDimension(height)) return undefined
  // EXIF orientations 5 to 8 rotate the picture by 90 degrees.
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

/** Whether a value can be the width or height of a picture, in pixels. */
export function isDimension(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100_000
}
