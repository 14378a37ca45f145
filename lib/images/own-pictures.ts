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
 * The files of one of the site's own pictures, whose sizes are made before the build.
 * @param src its address under `/images`
 * @returns undefined for a picture of the backend
 */
export function ownFiles(src: string) {
  const name = ownPictureName(src) ?? ''
  const picture = pictures[name]
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
