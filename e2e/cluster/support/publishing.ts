import { setTimeout as sleep } from 'node:timers/promises'

const listPath = '/medias/mediaevenements'

/** The owner, signed in to a back-office. */
export class Publisher {
  #origin: string
  #cookie: string
  #poster: number | undefined
  #count = 0

  private constructor(origin: string, cookie: string, poster: number | undefined) {
    this.#origin = origin
    this.#cookie = cookie
    this.#poster = poster
  }

  static async signIn(origin: string, owner: { username: string; password: string }) {
    const response = await fetch(`${origin}/cms/owners/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    })
    if (!response.ok) throw new Error(`Signing in answered ${response.status}`)
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
    const query = 'limit=1&where[mimeType][equals]=image/jpeg'
    const headers = { cookie: cookie.join('; ') }
    const uploads = await fetch(`${origin}/cms/uploads?${query}`, { headers })
    const { docs } = (await uploads.json()) as { docs: { id: number }[] }
    return new Publisher(origin, headers.cookie, docs[0]?.id)
  }

  /** Publishes an event of today; answers its title. Throws when the back-office refuses. */
  async publish(): Promise<string> {
    const title = `Annonce ${(this.#count += 1)} du ${Date.now()}`
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Porto-Novo' }).format()
    const event = { title, date, time: '23:59', poster: this.#poster, _status: 'published' }
    const response = await fetch(`${this.#origin}/cms/evenements?draft=false`, {
      method: 'POST',
      headers: { cookie: this.#cookie, origin: this.#origin, 'content-type': 'application/json' },
      body: JSON.stringify(event),
    })
    if (!response.ok) throw new Error(`Publishing answered ${response.status}`)
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
