import { type OwnPicture, ownPictureName, renditionsOf, type RenditionType } from './renditions'

/** By name; next.config.ts writes it into the build. */
const pictures = JSON.parse(process.env.OWN_PICTURES ?? '{}') as Record<string, OwnPicture>

/**
 * The `srcset` of one of the site's own pictures, whose sizes are made before the build.
 * @param src its address under `/images`
 * @returns undefined for a picture of the backend
 */
export function ownSrcSet(src: string, type: RenditionType): string | undefined {
  return renditions(src, type)
    ?.map(({ path, width }) => `${path} ${width}w`)
    .join(', ')
}

/** The address of one of the site's own pictures for every browser; undefined for any other. */
export function ownSrc(src: string): string | undefined {
  return renditions(src, 'webp')?.at(-1)?.path
}

function renditions(src: string, type: RenditionType) {
  const name = ownPictureName(src)
  const picture = name === undefined ? undefined : pictures[name]
  return name !== undefined && picture ? renditionsOf(name, picture, type) : undefined
}
