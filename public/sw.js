/*
 * Service worker for offline reading (network first): it answers from its caches only after the
 * network has failed, and caches the pages that service-worker-registration.client.tsx reports as
 * visited. Why it is written by hand: docs/decisions/low-data-and-offline.md.
 */

/** The prefix of all caches; caches of other versions are deleted. */
const version = 'rayonne-1-'
const cacheNames = {
  /** The fallback page for uncached pages, with its files. */
  fallback: `${version}fallback`,
  pages: `${version}pages`,
  /** Scripts, styles and fonts of the pages. */
  files: `${version}files`,
  pictures: `${version}pictures`,
}
const fallbackPath = '/hors-ligne'
const limits = { pages: 20, pictures: 60, pictureBytes: 200_000 }
/** contract/tracking-params.ts. */
const trackingParams =
  /^(?:utm_[a-z_]+|fbclid|mibextid|igsh|igshid|gclid|gbraid|wbraid|dclid|gad_[a-z]+|srsltid|msclkid|ttclid|twclid|mc_[ce]id)$/
/** Milliseconds after which the cached fallback page is replaced. */
const fallbackMaxAgeMs = 24 * 3600 * 1000

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFallback().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOtherVersions(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

self.addEventListener('message', (event) => {
  const { seen, pictures } = event.data ?? {}
  if (typeof seen === 'string') event.waitUntil(cacheVisited(seen, pictures ?? []))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.headers.has('range')) return
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(navigate(event, url))
  } else if (isFile(url)) {
    event.respondWith(fetch(request).catch(() => cachedFile(request)))
  } else if (request.destination === 'image') {
    event.respondWith(respondWithPicture(event, url))
  }
})

/** Whether a URL is a public page: no API endpoint, back-office, preview, search, file or feed. */
function isPage({ pathname }) {
  return !/^\/(api|admin|apercu|partage|recherche|_next)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname)
}

/** Whether a URL is a file of the build, whose name contains a hash of its content. */
function isFile({ pathname }) {
  return pathname.startsWith('/_next/static/')
}

async function navigate(event, url) {
  try {
    const preloaded = await event.preloadResponse
    // Firefox resolves a preload that has failed with an error response instead of rejecting it.
    if (preloaded && preloaded.type !== 'error') return preloaded
    return await fetch(event.request)
  } catch {
    return (await cachedPage(url)) ?? Response.redirect(`${fallbackPath}?page=${encodeURIComponent(addressOf(url))}`)
  }
}

/** The address of a page in the cache: path and query, however it was shared. */
function addressOf({ pathname, search }) {
  const params = new URLSearchParams(search)
  for (const name of [...params.keys()]) if (trackingParams.test(name)) params.delete(name)
  const query = String(params)
  return query ? `${pathname}?${query}` : pathname
}

async function cachedPage(url) {
  if (url.pathname !== fallbackPath) return (await caches.open(cacheNames.pages)).match(addressOf(url))
  return (await (await caches.open(cacheNames.fallback)).match(fallbackPath)) ?? Response.error()
}

async function cachedFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
}

/** The pictures that are on their way into the cache, by their address. */
const arriving = new Map()

/** A picture from the network, which is also cached; else the cached one, at any width. */
async function respondWithPicture(event, url) {
  const answer = fetch(event.request)
  const copy = answer
    .then((response) => cachePicture(url.href, response.clone()))
    .catch(() => undefined)
    .finally(() => arriving.delete(url.href))
  arriving.set(url.href, copy)
  event.waitUntil(copy)
  try {
    return await answer
  } catch {
    const cache = await caches.open(cacheNames.pictures)
    const hasSameSource = (key) => sourceOf(new URL(key.url)) === sourceOf(url)
    const key = (await cache.keys()).find(hasSameSource)
    return (key && (await cache.match(key, { ignoreVary: true }))) ?? Response.error()
  }
}

/**
 * What all widths of a picture have in common: the URL of the original, which the image optimizer has
 * as `url`; of the site's own pictures and of renditions, the address without width and format.
 */
function sourceOf(url) {
  return url.searchParams.get('url') ?? url.href.replace(/\.[\d-]+(\.(avif|webp))?$/, '')
}

async function cachePicture(address, response) {
  if (!response.ok || response.type !== 'basic') return
  if (await isCachedPicture(address)) return
  if ((await response.clone().blob()).size > limits.pictureBytes) return
  const cache = await caches.open(cacheNames.pictures)
  await cache.put(address, response)
  await deleteOldest(cache, limits.pictures)
}

async function isCachedPicture(address) {
  const cache = await caches.open(cacheNames.pictures)
  return (await cache.match(address, { ignoreVary: true })) !== undefined
}

/** Caches the current version of a visited page, its files, and the pictures shown on it. */
async function cacheVisited(address, pictures) {
  const url = new URL(address, location.origin)
  if (!isPage(url) || url.origin !== location.origin || url.pathname === fallbackPath) return
  const [pages, files] = await Promise.all([
    caches.open(cacheNames.pages),
    caches.open(cacheNames.files),
  ])
  await cachePage(pages, files, addressOf(url))
  await deleteOldest(pages, limits.pages)
  await deleteUnusedFiles(pages, files)
  const isSameOrigin = (picture) => new URL(picture, location.origin).origin === location.origin
  await Promise.all(pictures.filter(isSameOrigin).map(cacheVisitedPicture))
  await refreshFallback()
}

/**
 * Only what did not pass through the service worker is requested: the HTTP cache has it, except where
 * the response varies with `Accept`, which differs here.
 */
async function cacheVisitedPicture(address) {
  await arriving.get(new URL(address, location.origin).href)
  if (await isCachedPicture(address)) return
  await cachePicture(address, await fetch(address, { cache: 'force-cache' }))
}

async function refreshFallback() {
  const cached = await (await caches.open(cacheNames.fallback)).match(fallbackPath)
  const ageMs = Date.now() - Date.parse(cached?.headers.get('date') ?? '')
  if (!(ageMs < fallbackMaxAgeMs)) await cacheFallback()
}

async function cacheFallback() {
  const cache = await caches.open(cacheNames.fallback)
  await cachePage(cache, cache, fallbackPath)
  await deleteUnusedFiles(cache, cache)
}

/** Caches a page as the newest entry, or deletes its copy when the page no longer exists. */
async function cachePage(pages, files, address) {
  const response = await fetch(address, { cache: 'no-cache' })
  await pages.delete(address)
  if (!response.ok || response.redirected) return
  const html = await response.text()
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  await pages.put(address, new Response(markedAsCopy(html), { headers }))
  await Promise.all(filesOf(html).map((file) => cacheFile(files, file)))
}

/** Marks a page as an offline copy, with the time at which it was cached. */
function markedAsCopy(html) {
  return html.replace('<html ', `<html data-kept="${new Date().toISOString()}" `)
}

async function cacheFile(files, address) {
  if (await files.match(address, { ignoreVary: true })) return
  const response = await fetch(address, { cache: 'force-cache' })
  if (response.ok) await files.put(address, response)
}

function filesOf(html) {
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [])]
}

/** Deletes the build files that no cached page references. */
async function deleteUnusedFiles(pages, files) {
  const responses = await pages.matchAll()
  const documents = responses.filter(({ headers }) => headers.get('content-type')?.includes('html'))
  const html = await Promise.all(documents.map((response) => response.text()))
  const used = new Set(html.flatMap(filesOf))
  for (const key of await files.keys()) {
    const { pathname } = new URL(key.url)
    if (isFile({ pathname }) && !used.has(pathname)) await files.delete(key)
  }
}

/** Deletes the first entries of a cache until `count` remain. */
async function deleteOldest(cache, count) {
  for (const key of (await cache.keys()).slice(0, -count)) await cache.delete(key)
}

async function deleteOtherVersions() {
  const old = (await caches.keys()).filter((name) => !name.startsWith(version))
  await Promise.all(
    old.filter((name) => name.startsWith('rayonne-')).map((name) => caches.delete(name)),
  )
}
