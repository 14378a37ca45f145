import { setTimeout as sleep } from 'node:timers/promises'
import { todayInCotonou } from '../../mock-backend/days'

const listPath = '/medias/mediaevenements'

/**
 * Signs the owner in to a back-office.
 * @returns what publishes an event of today and answers its title; throws when the back-office refuses
 */
export async function signIn(origin: string, owner: { username: string; password: string }) {
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${origin}/cms/${path}`, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response
  }
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    send(path, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { ...headers, 'content-type': 'application/json' },
    })
  const cookies = (await post('owners/login', owner)).headers.getSetCookie()
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  const uploads = await send('uploads?limit=1&where[mimeType][equals]=image/jpeg', {
    headers: { cookie },
  })
  const { docs } = (await uploads.json()) as { docs: { id: number }[] }
  let count = 0
  return async (): Promise<string> => {
    const title = `Annonce ${(count += 1)} du ${Date.now()}`
    const event = { title, date: todayInCotonou(), time: '23:59', _status: 'published' }
    await post('evenements?draft=false', { ...event, poster: docs[0]?.id }, { cookie, origin })
    return title
  }
}

/** Milliseconds until each of the origins shows a title, or Infinity after `limitMs`. */
export function delays(origins: readonly string[], title: string, limitMs: number) {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  const until = async (origin: string) => {
    while (elapsed() < limitMs) {
      if (await shows(origin, title)) return Math.round(elapsed())
      await sleep(50)
    }
    return Infinity
  }
  return Promise.all(origins.map(until))
}

/** Whether the list of events shows a title now. */
export async function shows(origin: string, title: string): Promise<boolean> {
  const response = await fetch(origin + listPath)
  return (await response.text()).includes(title)
}
