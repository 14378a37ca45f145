import { z } from 'zod'
import { decodePathSegment, isRoutableSlug } from '@/lib/http/path-segments'
import { environment } from '@/lib/site/environment'

/** A picture in a smaller width: its URL for browsers, and the width in pixels. */
type PictureRendition = { src: string; width: number }

/** A picture on the backend; what the backend does not tell is undefined. */
export type BackendPicture = BackendFile & {
  /** In pixels, with its orientation applied. */
  size?: { width: number; height: number } | undefined
  /** The narrowest first. */
  renditions?: readonly PictureRendition[] | undefined
  /** What a crop keeps in sight, in percent from the left and from the top. */
  focalPoint?: { x: number; y: number } | undefined
}

/** Where the site serves renditions of the backend: see app/api/image. */
const renditionRoute = '/api/image'

const pixels = z.int().positive()
const percent = z.number().min(0).max(100)
/** An address that can stand in a `srcset`, where spaces and commas separate candidates. */
const candidateUrl = z
  .string()
  .trim()
  .regex(/^[^\s,](\S*[^\s,])?$/)

/**
 * What a backend may tell beside the address of a picture, all of it optional: its size in pixels,
 * its renditions, whose addresses never change their content, and its focal point. What is invalid is ignored.
 */
export const pictureDetails = {
  width: pixels.optional().catch(undefined),
  height: pixels.optional().catch(undefined),
  renditions: z
    .array(z.object({ url: candidateUrl, width: pixels }))
    .optional()
    .catch(undefined),
  focal_point: z.object({ x: percent, y: percent }).optional().catch(undefined),
}

/**
 * The picture at an address, with what the backend tells of it.
 * @returns undefined when the address is missing or blank
 */
export function backendPicture(
  address: string | null | undefined,
  { width, height, renditions, focal_point }: z.infer<z.ZodObject<typeof pictureDetails>> = {},
): BackendPicture | undefined {
  const file = fileAddress(address)
  if (!file) return undefined
  const size = width && height ? { width, height } : undefined
  return {
    ...file,
    ...(size && { size }),
    ...(renditions?.length && {
      renditions: renditions.map(renditionOf).sort((a, b) => a.width - b.width),
    }),
    ...(focal_point && { focalPoint: focal_point }),
  }
}

/** Through the site if it can: on its connection, and while the backend is down. */
function renditionOf({ url, width }: { url: string; width: number }): PictureRendition {
  const { src = url, href = url } = fileAddress(url) ?? {}
  return { src: pathOnSite(src) ?? href, width }
}

/** The path under which the site serves a file of the backend; undefined when its route cannot. */
function pathOnSite(src: string): string | undefined {
  const { apiBaseUrl } = environment
  if (!src.startsWith(`${apiBaseUrl}/`) || /[?#]/.test(src)) return undefined
  const path = src.slice(apiBaseUrl.length)
  const segments = path.slice(1).split('/').map(decodePathSegment)
  return segments.every(isRoutableSlug) ? renditionRoute + path : undefined
}

/** A file on the backend: `src` is the URL for the server, `href` the URL for browsers. */
export type BackendFile = { src: string; href: string }

/**
 * The URLs of a file on the backend. An address that begins with `http` is used unchanged; any other
 * is prefixed with the API base. An absolute address under the API base is recognised, so that
 * browsers always get the public base.
 * @returns undefined when the address is missing or blank
 */
export function fileAddress(given: string | null | undefined): BackendFile | undefined {
  const address = given?.trim()
  if (!address) return undefined
  const path = pathUnderBase(address)
  if (path === undefined) return { src: address, href: address }
  return { src: environment.apiBaseUrl + path, href: environment.publicApiBaseUrl + path }
}

function pathUnderBase(address: string): string | undefined {
  if (!/^http/i.test(address)) return address.startsWith('/') ? address : `/${address}`
  const { apiBaseUrl, publicApiBaseUrl } = environment
  const base = [apiBaseUrl, publicApiBaseUrl].find((it) => address.startsWith(`${it}/`))
  return base && address.slice(base.length)
}
