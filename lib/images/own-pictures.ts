import {
  type OwnPicture,
  ownPictureName,
  phoneRenditionOf,
  renditionsOf,
  type RenditionType,
} from './renditions'

/** By name; next.config.ts writes it into the build. */
const pictures = JSON.parse(process.env.OWN_PICTURES ?? '{}') as Record<string, OwnPicture>

/**
 * The `srcset` of one of the site's own pictures in AVIF, whose sizes are made before the build.
 * @param src its address under `/images`
 * @returns undefined for a picture of the backend
 */
export function ownAvifSrcSet(src: string): string | undefined {
  return find(src, (name, picture) => renditionsOf(name, picture, 'avif'))
    ?.map(({ path, width }) => `${path} ${width}w`)
    .join(', ')
}

/** The address of one of the site's own pictures in WebP; undefined for any other. */
export function ownWebpSrc(src: string): string | undefined {
  return find(src, (name, picture) => renditionsOf(name, picture, 'webp'))?.at(-1)?.path
}

/** The address of its crop for phones (phone-crops.ts); undefined for a picture without one. */
export function ownPhoneSrc(src: string, type: RenditionType): string | undefined {
  return find(src, (name, picture) => phoneRenditionOf(name, picture, type))?.path
}

function find<T>(src: string, read: (name: string, picture: OwnPicture) => T): T | undefined {
  const name = ownPictureName(src)
  const picture = name === undefined ? undefined : pictures[name]
  return name !== undefined && picture ? read(name, picture) : undefined
}
