import { until } from './servers'

type Owner = { username: string; password: string }

/**
 * Seconds from the moment an owner publishes until the list of events shows it, for each origin.
 * @param backend the embedded backend's public origin
 * @param sites origins of the site: a proxy, replicas
 */
export async function publishingDelays(backend: string, sites: readonly string[], owner: Owner) {
  const cookie = await signIn(backend, owner)
  const title = `Mesure ${Date.now()}`
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Porto-Novo' }).format()
  const poster = await anyPicture(backend, cookie)
  const event = { title, date: today, time: '23:59', poster, _status: 'published' }
  const started = performance.now()
  const response = await fetch(`${backend}/cms/evenements?draft=false`, {
    method: 'POST',
    headers: { cookie, origin: backend, 'content-type': 'application/json' },
    body: JSON.stringify(event),
  })
  if (!response.ok)
    throw new Error(`Publishing answered ${response.status}: ${await response.text()}`)
  const { doc } = (await response.json()) as { doc: { id: number } }
  const delays = await Promise.all(
    sites.map(async (site) => {
      const url = `${site}/medias/mediaevenements`
      await until(url, async (page) => (await page.text()).includes(title), {
        limit: 60,
        pause: 20,
      })
      return (performance.now() - started) / 1000
    }),
  )
  await fetch(`${backend}/cms/evenements/${doc.id}`, {
    method: 'DELETE',
    headers: { cookie, origin: backend },
  })
  return delays
}

/** The id of an image of the sample content: an event must have a poster. */
async function anyPicture(backend: string, cookie: string): Promise<number | undefined> {
  const query = 'limit=1&where[mimeType][equals]=image/jpeg'
  const response = await fetch(`${backend}/cms/uploads?${query}`, { headers: { cookie } })
  const { docs } = (await response.json()) as { docs: { id: number }[] }
  return docs[0]?.id
}

async function signIn(backend: string, owner: Owner): Promise<string> {
  const response = await fetch(`${backend}/cms/owners/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
