import { imageSize as readHeader } from 'image-size'

/** A picture's width and height in pixels. */
export type ImageSize = { width: number; height: number }

/**
 * The size at which a picture is shown, with its EXIF orientation applied.
 * @param start the first bytes of the file, 64 KB of them or the whole file
 * @returns undefined when these bytes are not the beginning of a picture, or do not hold its size
 */
export function imageSizeOf(start: Uint8Array): ImageSize | undefined {
  try {
    // Copied: the library reads past the end of a slice of a larger buffer.
    const { width, height, orientation = 1 } = readHeader(Uint8Array.from(start))
    if (!isSide(width) || !isSide(height)) return undefined
    // EXIF orientations from 5 on turn the picture by a quarter.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

/** Whether a value can be a picture's side in pixels. */
export function isSide(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100_000
}
