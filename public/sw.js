/*
 * Lets a visitor without a network read again what was seen. It answers when the network has failed,
 * never before, and keeps the pages that components/site/connection.client.tsx tells it of. Why it
 * is written by hand: docs/decisions/low-data-and-offline.md.
 */

/** Another number starts afresh: what other versions kept is deleted. */
const version = 'rayonne-1-'
const stores = {
  /** The page that speaks when there is no copy, with its files. */
  fallback: `${version}fallback`,
  pages: `${version}pages`,
  /** Scripts, styles and fonts of the pages. */
  files: `${version}files`,
  pictures: `${version}pictures`,
}
const fallbackPath = '/hors-ligne'
const most = { pages: 20, pictures: 60, pictureBytes: 200_000 }
const aDay = 24 * 3600 * 1000

self.addEventListener('install', (event) => {
  event.waitUntil(keepFallback().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOtherVersions(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

self.addEventListener('message', (event) => {
  const { seen, pictures } = event.data ?? {}
  if (typeof seen === 'string') event.waitUntil(keepSeen(seen, pictures ?? []))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.headers.has('range')) return
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(navigate(event, url))
  } else if (isFile(url)) {
    event.respondWith(fetch(request).catch(() => keptFile(request)))
  } else if (request.destination === 'image') {
    event.respondWith(picture(event, url))
  }
})

/** Whether an address is one of the site's pages: no door, no back-office, no file, no feed. */
function isPage({ pathname }) {
  return !/^\/(api|admin|partage|_next)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname)
}

/** Whether it is a file of the build, whose name changes with its content. */
function isFile({ pathname }) {
  return pathname.startsWith('/_next/static/')
}

async function navigate(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await keptPage(url)) ?? Response.redirect(`${fallbackPath}?page=${escaped(url)}`)
  }
}

function escaped({ pathname, search }) {
  return encodeURIComponent(pathname + search)
}

async function keptPage(url) {
  if (url.pathname !== fallbackPath) return (await caches.open(stores.pages)).match(url)
  return (await (await caches.open(stores.fallback)).match(fallbackPath)) ?? Response.error()
}

async function keptFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
}

/** A picture of the network, kept on the way; without it, the copy at whatever width there is. */
async function picture(event, url) {
  try {
    const response = await fetch(event.request)
    event.waitUntil(keepPicture(event.request.url, response.clone()))
    return response
  } catch {
    const store = await caches.open(stores.pictures)
    const same = (key) => sourceOf(new URL(key.url)) === sourceOf(url)
    const key = (await store.keys()).find(same)
    return (key && (await store.match(key, { ignoreVary: true }))) ?? Response.error()
  }
}

/** What picture an address of the optimizer shows, at any width. */
function sourceOf(url) {
  return url.searchParams.get('url') ?? url.href
}

async function keepPicture(address, response) {
  if (!response.ok || response.type !== 'basic') return
  const store = await caches.open(stores.pictures)
  if (await store.match(address, { ignoreVary: true })) return
  if ((await response.clone().blob()).size > most.pictureBytes) return
  await store.put(address, response)
  await keepLast(store, most.pictures)
}

/** Keeps a page as it is now, what it needs to show itself, and the pictures shown on it. */
async function keepSeen(address, pictures) {
  const url = new URL(address, location.origin)
  if (!isPage(url) || url.origin !== location.origin || url.pathname === fallbackPath) return
  const [pages, files] = await Promise.all([caches.open(stores.pages), caches.open(stores.files)])
  await keepPage(pages, files, url.pathname + url.search)
  await keepLast(pages, most.pages)
  await forgetUnneeded(pages, files)
  const own = pictures.filter((it) => new URL(it, location.origin).origin === location.origin)
  await Promise.all(own.map(keepPictureSeen))
  await refreshFallback()
}

/** The browser has just shown it, so it has it still. */
async function keepPictureSeen(address) {
  await keepPicture(address, await fetch(address, { cache: 'force-cache' }))
}

async function refreshFallback() {
  const kept = await (await caches.open(stores.fallback)).match(fallbackPath)
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
  if (!(age < aDay)) await keepFallback()
}

async function keepFallback() {
  const store = await caches.open(stores.fallback)
  await keepPage(store, store, fallbackPath)
  await forgetUnneeded(store, store)
}

/** Puts a page last, or removes the copy of one that is there no more. */
async function keepPage(pages, files, address) {
  const response = await fetch(address, { cache: 'no-cache' })
  await pages.delete(address)
  if (!response.ok || response.redirected) return
  const html = await response.text()
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  await pages.put(address, new Response(marked(html), { headers }))
  await Promise.all(filesOf(html).map((file) => keepFile(files, file)))
}

/** Says in the page itself that it is a copy, and since when. */
function marked(html) {
  return html.replace('<html ', `<html data-kept="${new Date().toISOString()}" `)
}

async function keepFile(files, address) {
  if (await files.match(address, { ignoreVary: true })) return
  const response = await fetch(address, { cache: 'force-cache' })
  if (response.ok) await files.put(address, response)
}

function filesOf(html) {
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [])]
}

/** Deletes the files that no page of the store needs. */
async function forgetUnneeded(pages, files) {
  const responses = await pages.matchAll()
  const texts = responses.filter(({ headers }) => headers.get('content-type')?.includes('html'))
  const html = await Promise.all(texts.map((response) => response.text()))
  const needed = new Set(html.flatMap(filesOf))
  for (const key of await files.keys()) {
    const { pathname } = new URL(key.url)
    if (isFile({ pathname }) && !needed.has(pathname)) await files.delete(key)
  }
}

/** Deletes the first entries of a store until `count` are left. */
async function keepLast(store, count) {
  for (const key of (await store.keys()).slice(0, -count)) await store.delete(key)
}

async function forgetOtherVersions() {
  const old = (await caches.keys()).filter((name) => !name.startsWith(version))
  await Promise.all(
    old.filter((name) => name.startsWith('rayonne-')).map((it) => caches.delete(it)),
  )
}
