import { getImageProps } from 'next/image'
import type { ComponentProps } from 'react'
import type { BackendPicture } from '@/lib/backend/picture'
import { imageQuality } from './image-config'
import { isResizable } from './optimizer'
import { phoneMedia } from './phone-crops'
import {
  type OwnPicture,
  ownPictureName,
  phoneRenditionOf,
  renditionsOf,
  type RenditionType,
} from './renditions'

export type PictureInput = {
  /** The path of a file under /images, or a picture of the backend. */
  src: string | BackendPicture
  alt: string
  /** The picture's own dimensions in pixels, or those of its box: they reserve the space. */
  width: number
  height: number
  sizes: string
  className?: string
}

/**
 * The attributes of an `<img>` in its layout size: the site's own pictures are static files, those of
 * the backend its renditions; without them the image optimizer resizes them.
 */
export function pictureProps({ src: source, sizes, ...input }: PictureInput): CardImage {
  const renditions = typeof source === 'string' ? undefined : source.renditions
  const largest = renditions?.at(-1)
  if (largest) return { ...input, sizes, src: largest.src, srcSet: srcSetOf(renditions) }
  const given = { ...input, src: typeof source === 'string' ? source : source.src }
  const own = ownFiles(given.src)?.webp
  // Without `sizes`: a property that is undefined is written into React's payload.
  if (own) return { ...given, src: own }
  const unoptimized = given.src.startsWith('/') || !isResizable(given.src)
  const { props } = getImageProps({ ...given, sizes, unoptimized, quality: imageQuality })
  const { src, srcSet, alt, width, height, className } = props
  return { src, srcSet, sizes: props.sizes, alt, width, height, className }
}

/** The attributes of a `<source>`. */
export type PictureSource = { type: string; srcSet: string; sizes?: string; media?: string }

/**
 * The `<source>` elements of one of the site's own pictures, the preferred one first: its crop for
 * phones if it has one, then AVIF, because a static file cannot depend on the formats that a browser
 * accepts. None for a picture of the backend.
 */
export function pictureSources({
  src,
  sizes,
}: Pick<PictureInput, 'src' | 'sizes'>): PictureSource[] {
  const own = typeof src === 'string' ? ownFiles(src) : undefined
  if (!own) return []
  const phones = (['avif', 'webp'] as const).flatMap((type) => {
    const srcSet = own.phone(type)
    return srcSet ? [{ type: `image/${type}`, srcSet, media: phoneMedia }] : []
  })
  return [...phones, { type: 'image/avif', srcSet: own.avif, sizes }]
}

/** By name; next.config.ts writes it into the build. */
const ownPictures = JSON.parse(process.env.OWN_PICTURES ?? '{}') as Record<string, OwnPicture>

/** The files of one of the site's own pictures, made before the build; undefined for a picture of the backend. */
function ownFiles(src: string) {
  const name = ownPictureName(src) ?? ''
  const picture = ownPictures[name]
  if (!picture) return undefined
  return {
    avif: renditionsOf(name, picture, 'avif')
      .map(({ path, width }) => `${path} ${width}w`)
      .join(', '),
    webp: renditionsOf(name, picture, 'webp').at(-1)?.path,
    /** The address of its crop for phones (phone-crops.ts); undefined for a picture without one. */
    phone: (type: RenditionType) => phoneRenditionOf(name, picture, type)?.path,
  }
}

function srcSetOf(renditions: BackendPicture['renditions'] = []): string {
  return renditions.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

type ImgProps = Pick<ComponentProps<'img'>, 'className' | 'sizes' | 'srcSet' | 'width' | 'height'>

/** The attributes of an `<img>`, as plain data that may be sent to the browser. */
export type CardImage = ImgProps & { src: string; alt: string }

/** The picture of a card, in its layout size. @returns undefined without one: the card shows a placeholder */
export function cardImage(
  picture: BackendPicture | undefined,
  box: Pick<PictureInput, 'width' | 'height' | 'sizes'>,
): CardImage | undefined {
  return picture && pictureProps({ ...box, ...focalClass(picture), src: picture, alt: '' })
}

/**
 * The class that keeps the focal point of a picture in sight where its box crops it, to 25 percent. A style
 * attribute would be a hash in the page's Content-Security-Policy for each point; the classes are listed in
 * `app/globals.css`.
 */
export function focalClass({ focalPoint }: BackendPicture): Pick<PictureInput, 'className'> {
  if (!focalPoint) return {}
  const onGrid = (percent: number) => Math.round(percent / 25) * 25
  return { className: `object-[${onGrid(focalPoint.x)}%_${onGrid(focalPoint.y)}%]` }
}
