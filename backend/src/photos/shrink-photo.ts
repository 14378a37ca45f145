/** The longest side that the site stores, in pixels. */
const sideMax = 2400
const thumbnailSide = 320
const quality = 0.88

/** Photos that a browser may be able to draw; others, such as PNG with its transparency, are sent whole. */
const drawn = /^image\/(jpeg|webp|hei[cf]|bmp)$/

/** A photo as small as the site needs it, and a picture for the list; both absent where it cannot be drawn. */
type Drawn = { file?: File; thumbnail?: string }

/**
 * Draws a photo upright in at most 2400 pixels, without metadata: half a megabyte leaves a phone instead of five. Not
 * where the file is lighter, or the browser cannot read it (HEIC outside Safari): the server does the same.
 */
export async function shrinkPhoto(photo: File): Promise<Drawn> {
  const bitmap = await createImageBitmap(photo).catch(() => null)
  if (!bitmap) return {}
  try {
    const thumbnail = URL.createObjectURL(await draw(bitmap, thumbnailSide, 0.7))
    if (!drawn.test(photo.type)) return { thumbnail }
    const small = await draw(bitmap, sideMax, quality)
    // The server takes no BMP.
    if (small.size >= photo.size && photo.type !== 'image/bmp') return { thumbnail }
    const name = photo.name.replace(/\.\w+$/, '') + '.jpg'
    return { thumbnail, file: new File([small], name, { type: 'image/jpeg' }) }
  } catch {
    // Without OffscreenCanvas (Safari before 16.4, Firefox before 105).
    return {}
  } finally {
    // 48 MB for a photo of 12 megapixels.
    bitmap.close()
  }
}

async function draw(bitmap: ImageBitmap, side: number, encoded: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  )
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: encoded })
  canvas.width = canvas.height = 0
  return blob
}
