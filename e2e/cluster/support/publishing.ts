import { setTimeout as sleep } from 'node:timers/promises'
import { dayInCotonou } from '../../../contract/formatting/dates'
import { owner } from '../../../testing/owner'

const listPath = '/medias/mediaevenements'

/**
 * Signs the owner in to a back-office.
 * @returns what publishes an event of today and answers its title; throws when the back-office refuses
 */
export async function signIn(url: string, account: { username: string; password: string }) {
  const me = await owner({ url }, account.password, account.username)
  const { text } = await me.get('uploads?limit=1&where[mimeType][equals]=image/jpeg')
  const [poster] = (JSON.parse(text) as { docs: { id: number }[] }).docs
  let count = 0
  return async (): Promise<string> => {
    const title = `Annonce ${(count += 1)} du ${Date.now()}`
    const event = { title, date: dayInCotonou(), time: '23:59', poster: poster?.id }
    const { status } = await me.publish('evenements', event)
    if (status !== 201) throw new Error(`The back-office answered ${status}`)
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
