import { fileName } from '@/lib/http/file-names'
import type { PhotoSlide } from './photo-slides'

const jpegQuality = 0.9

/**
 * Saves a photo as a JPEG named after its title. A photo of another origin cannot be read from a
 * canvas: its original opens in a new tab instead.
 */
export async function savePhoto({ src, href, description }: PhotoSlide): Promise<void> {
  const file = await toJpeg(src).catch(() => undefined)
  if (!file) {
    window.open(href, '_blank', 'noopener')
    return
  }
  const url = URL.createObjectURL(file)
  const name = fileName(description, 'jpg')
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 30_000)
}

async function toJpeg(src: string): Promise<Blob | undefined> {
  if (new URL(src).origin !== window.location.origin) return undefined
  const image = new Image()
  image.src = src
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality),
  )
  return blob ?? undefined
}
