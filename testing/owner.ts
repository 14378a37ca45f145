import { randomInt } from 'node:crypto'
import { currentPasswordHeader } from '../backend/src/accounts/current-password-header'
import { signInFrom } from '../backend/testing/sign-in-from'
import { ownerPassword, type RunningBackend } from './backend'
import { picture } from './files'

type Saved = { id: number; filename?: string; slug?: string }

/** A response of Payload's REST API, reduced to what the tests read. */
type Reply = { status: number; text: string; doc: Saved }

/** Wrong passwords in one file slow down no other file that uses the same backend. */
const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** A connection that waits may be closed by the server just when it is used again. */
const oneRequest = { Connection: 'close' }

/** Signs in as the back-office does. */
export async function signIn(
  { url }: Pick<RunningBackend, 'url'>,
  password = ownerPassword,
  username = 'proprietaire',
): Promise<{ status: number; cookie: string }> {
  const { status = 0, headers } = await signInFrom(url, { username, password, address })
  const cookie = headers['set-cookie']?.map((line) => line.split(';')[0]) ?? []
  return { status, cookie: cookie.join('; ') }
}

/** A client of Payload's REST API, signed in as the owner, or as another account. */
export async function owner(
  backend: Pick<RunningBackend, 'url'>,
  password = ownerPassword,
  username = 'proprietaire',
) {
  const { cookie } = await signIn(backend, password, username)
  const headers = { Cookie: cookie, Origin: backend.url, 'X-Forwarded-For': address, ...oneRequest }
  const confirmation = { [currentPasswordHeader]: encodeURIComponent(password) }
  return {
    ...clientOf(backend, headers),
    cookie,
    /** The same, giving the password with every request. */
    confirmed: clientOf(backend, { ...headers, ...confirmation }),
  }
}

export type Client = ReturnType<typeof clientOf>

/** The requests of a session, which these headers carry. */
function clientOf(backend: Pick<RunningBackend, 'url'>, headers: Record<string, string>) {
  async function send(
    method: string,
    path: string,
    body?: BodyInit,
    type?: string,
  ): Promise<Reply> {
    const response = await fetch(`${backend.url}/cms/${path}`, {
      method,
      headers: { ...headers, ...(type && { 'Content-Type': type }) },
      body,
    })
    const text = await response.text()
    const { doc } = JSON.parse(text) as { doc?: Saved }
    return { status: response.status, text, doc: doc ?? { id: 0 } }
  }

  const json = (method: string, path: string, data: object) =>
    send(method, path, JSON.stringify(data), 'application/json')

  const upload = (name: string, content: Buffer, type: string, data = {}): Promise<Reply> => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(content)], name, { type }))
    form.append('_payload', JSON.stringify(data))
    return send('POST', 'uploads', form)
  }

  return {
    get: (path: string) => send('GET', path),
    create: (collection: string, data: object) => json('POST', collection, data),
    publish: (collection: string, data: object) =>
      json('POST', collection, { ...data, _status: 'published' }),
    update: (path: string, data: object) => json('PATCH', path, data),
    setGlobal: (slug: string, data: object) => json('POST', `globals/${slug}`, data),
    replace: (path: string, form: FormData) => send('PATCH', path, form),
    remove: (path: string) => send('DELETE', path),
    upload,
    /** Uploads a small picture. @returns its id */
    uploadPicture: async (shade = 0) =>
      (await upload('photo.jpg', await picture('jpeg', shade), 'image/jpeg')).doc.id,
  }
}
