import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
import { maxPicturePixels } from './contract/picture-limits.mjs'
import { imageConfig } from './lib/images/image-config'
import { environment } from './lib/site/environment'
import { pagedLists } from './lib/site/paged-lists'
import { listPictures, missingFiles, wantedFiles } from './scripts/lib/pictures/list-pictures'

// The cache handler and the server are loaded outside the bundle and cannot import lib/site/environment.ts.
process.env.PICTURES_BASE_URL = environment.apiBaseUrl
process.env.MEDIA_ORIGIN = new URL(environment.publicApiBaseUrl).origin
process.env.BACK_OFFICE_ORIGIN = new URL(environment.backOfficeUrl).origin

export default function config(phase: string): NextConfig {
  const pictures = listPictures(import.meta.dirname)
  const [missing] = missingFiles(import.meta.dirname, wantedFiles(pictures))
  // A server may have an older build, which names other files.
  if (missing && phase === PHASE_PRODUCTION_BUILD)
    throw new Error(`No rendition of ${missing.source}. Make it with: npm run pictures`)
  return {
    poweredByHeader: false,
    // lib/server/compress-response.mjs does both once per text, instead of at every request.
    compress: false,
    generateEtags: false,
    serverExternalPackages: ['redis'],
    reactStrictMode: true,
    // `npm test` checks all types; `next build` does not repeat it, so that the first start is faster.
    typescript: { ignoreBuildErrors: true },
    // Disables streaming metadata: every user agent gets it in the head.
    htmlLimitedBots: /.*/,
    // The build writes its pages without it; in development every page is rendered on each request.
    cacheHandler:
      phase === PHASE_PRODUCTION_SERVER ? path.resolve('lib/cache/handler.mjs') : undefined,
    experimental: { globalNotFound: true, imgOptMaxInputPixels: maxPicturePixels },
    // Of a release beside others, node_modules is a link: files outside of the root are not compiled.
    turbopack: { root: path.dirname(realpathSync(path.join(import.meta.dirname, 'node_modules'))) },
    env: { OWN_PICTURES: JSON.stringify(pictures) },
    images: imageConfig(environment.apiBaseUrl),
    redirects: () =>
      Promise.resolve(
        [
          // The first page of a list is the list itself.
          ...Object.values(pagedLists).map((list) => [`${list}/page/1`, list] as const),
          // Courses and destinations are listed in a part of a page.
          ['/beaute/formations', '/beaute#formations'] as const,
          ['/voyage/destination', '/voyage#destinations'] as const,
        ].map(([source, destination]) => ({ source, destination, permanent: true })),
      ),
  }
}
