import { readFileSync } from 'node:fs'

/**
 * What an owner does in the back-office: `fill` makes an account, a file and a draft, `publish <title>` an
 * event. Then, as `list` does alone, it prints accounts, events, and the file as it is served.
 */
const [command, title] = process.argv.slice(2)
const origin = 'https://contenu.example.org'
const said = readFileSync('/var/lib/rayonne/backend/premier-mot-de-passe.txt', 'utf8')
const username = /utilisateur : (.*)/.exec(said)?.[1]
const password = /Mot de passe : (.*)/.exec(said)?.[1]
const date = '2099-05-01T12:00:00.000Z'
const headers: Record<string, string> = { Origin: origin, Connection: 'close' }

type Row = { id: number; username: string; title: string; _status: string; filename: string }
type Answer = { docs: Row[]; doc: { id: number } }

/** Calls Payload's API. */
async function cms(address: string, body?: object): Promise<Answer> {
  const form = body instanceof FormData
  const type = { 'Content-Type': 'application/json' }
  const response = await fetch(`${origin}/cms/${address}`, {
    ...(body && { method: 'POST', body: form ? body : JSON.stringify(body) }),
    headers: { ...headers, ...(body && !form && type) },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`)
  const cookies = response.headers.getSetCookie().map((it) => it.split(';')[0])
  if (cookies.length > 0) headers.Cookie = cookies.join('; ')
  return JSON.parse(text) as Answer
}

await cms('owners/login', { username, password })
if (command === 'fill') {
  const account = { username: 'ayaba', password: 'Une phrase longue 2099', role: 'redaction' }
  await cms('owners', { ...account, currentPassword: password })
  const form = new FormData()
  const picture = readFileSync('/srv/rayonne/app/apple-icon.png')
  form.append('file', new File([picture], 'gardee.png', { type: 'image/png' }))
  form.append('_payload', '{}')
  const { doc } = await cms('uploads', form)
  await cms('evenements?draft=true', { title: 'Brouillon', date, poster: doc.id, _status: 'draft' })
}
const { docs: files } = await cms('uploads?limit=0&where[filename][like]=gardee')
if (command === 'publish') {
  await cms('evenements', { title, date, poster: files[0]?.id, _status: 'published' })
}

const { docs: accounts } = await cms('owners?limit=0&sort=username')
const { docs: events } = await cms('evenements?draft=true&limit=0&sort=title')
const served = files.map(async ({ filename }) => {
  const response = await fetch(`${origin}/media/${filename}`)
  return `${filename}: ${(await response.arrayBuffer()).byteLength}`
})
console.log(
  JSON.stringify({
    accounts: accounts.map((it) => it.username),
    events: events.map((it) => `${it.title}: ${it._status}`),
    files: await Promise.all(served),
  }),
)
