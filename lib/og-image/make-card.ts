import 'server-only'
import { ogImageVersion } from './address'
import { drawOgImage } from './compose'
import { writeOgImage, readOgImage } from './store'
import { loadPicture } from './picture'
import type { OgImageSubject } from './subject'

/** `complete`: with the picture that belongs on it; else it may be asked for again soon. */
export type OgImage = { jpeg: Buffer; complete: boolean }

/** Cards composed at the same time; each takes some hundred milliseconds of a core. */
const atOnce = 2
/** Milliseconds that a card without its picture serves everybody before the picture is tried again. */
const patience = 60_000

const underway = new Map<string, Promise<OgImage>>()
let running = 0
const waiting: (() => void)[] = []

/** The card of a subject: made once, then kept in CACHE_DIR; who asks meanwhile gets the same. */
export function makeOgImage(subject: OgImageSubject): Promise<OgImage> {
  const version = ogImageVersion(subject)
  const name = JSON.stringify([subject.key, version])
  const known = underway.get(name)
  if (known) return known
  const made = make(subject, version)
  underway.set(name, made)
  const forget = () => underway.delete(name)
  made.then(({ complete }) => (complete ? forget() : setTimeout(forget, patience).unref()), forget)
  return made
}

async function make(subject: OgImageSubject, version: string): Promise<OgImage> {
  const kept = await readOgImage(subject.key, version)
  if (kept) return { jpeg: kept, complete: true }
  return inTurn(async () => {
    const { picture: address, ...words } = subject
    const { picture, complete } = await loadPicture(address).then(
      (bytes) => ({ picture: bytes, complete: true }),
      () => ({ picture: undefined, complete: false }),
    )
    const jpeg = await drawOgImage({ ...words, picture })
    if (complete) await writeOgImage(subject.key, version, jpeg)
    return { jpeg, complete }
  })
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
