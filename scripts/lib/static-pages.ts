/** Pages that are rendered for each request by design, with the reason. */
const pages: Record<string, string> = {
  '/apercu/[genre]/[id]': 'previews of drafts: nothing may store them',
  '/recherche': 'anybody can invent what is searched for: nothing may store it',
}

/** Route handlers that are rendered for each request by design, with the reason. */
const routes: Record<string, string> = {
  '/api/health': 'tells whether the backend answers at this moment',
  '/api/image/[...path]': 'a file in the format that the browser accepts; lib/images stores them',
  '/api/messages': 'counts opened WhatsApp links: it receives POST requests only',
  '/api/recherche': 'suggestions while somebody types: as the page',
  '/api/revalidate': 'a webhook: it receives POST requests only',
  '/api/affiche/evenement/[slug]': 'a download of up to 20 MB: the page cache is not for that',
  '/api/affiche/formation/[slug]': 'a download of up to 20 MB: the page cache is not for that',
  '/api/photo/photos/[slug]': 'a download, as a poster',
  '/api/photo/photos-beaute/[slug]': 'a download, as a poster',
  '/ouverture.css': 'depends on when the browser last asked for it',
  '/partage/[kind]/[id]': 'share images are stored by lib/og-image, outside the page cache',
  '/partage/[kind]/[id]/[file]': 'the same',
}

export type Manifests = {
  /** `.next/app-path-routes-manifest.json`: the entry of each page and route handler, and its URL. */
  appPaths: Record<string, string>
  /** `.next/prerender-manifest.json`: URLs rendered by the build, patterns stored at the first request. */
  prerender: { routes: Record<string, unknown>; dynamicRoutes: Record<string, unknown> }
}

/**
 * Compares what a build renders for each request with what is allowed to.
 * @param allowed URLs of pages and of route handlers, with the reason
 * @returns one sentence for each problem; empty when all is as it should be
 */
export function findRequestTimePages(
  { appPaths, prerender }: Manifests,
  allowed = { pages, routes },
): string[] {
  const entries = Object.entries(appPaths)
  if (entries.length === 0) return ['The build has no pages.']
  const isStored = (url: string) => url in prerender.routes || url in prerender.dynamicRoutes
  const perRequest = entries.filter(([, url]) => !isStored(url))
  const forbidden = perRequest.filter(
    ([file, url]) => !(url in (file.endsWith('/page') ? allowed.pages : allowed.routes)),
  )
  const urls = new Set(perRequest.map(([, url]) => url))
  const listed = Object.keys({ ...allowed.pages, ...allowed.routes })
  const outdated = listed.filter((url) => !urls.has(url))
  return [
    ...forbidden.map(([, url]) => `${url} is rendered for each request: make it static or ISR.`),
    ...outdated.map((url) => `${url} is allowed to be rendered for each request and is not.`),
  ]
}
