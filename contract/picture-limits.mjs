/** The longest side, in pixels, of a picture that is decoded: a panorama of a phone fits. */
export const maxPictureSide = 12_000

/** Pixels of a picture that is decoded: a photo of a good camera fits, and takes 240 MB. */
export const maxPicturePixels = 60_000_000

/**
 * Whether a picture may be decoded. A few hundred kilobytes can hold a picture that takes gigabytes, so
 * this is asked of the dimensions in its header.
 * @param {{ width: number, height: number }} size in pixels
 */
export function isDecodable({ width, height }) {
  return Math.max(width, height) <= maxPictureSide && width * height <= maxPicturePixels
}
