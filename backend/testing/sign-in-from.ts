import { rawRequest } from '../../testing/raw-request'

type Attempt = {
  username?: string
  password?: string
  /** Of the second step. */
  code?: string
  address: string
  cookie?: string
}

/** A sign-in as a proxy passes it on. @returns with the answer, the device's cookie and the milliseconds it took */
export async function signInFrom(
  url: string,
  { username = 'proprietaire', password = 'pas-le-bon-mot', code, address, cookie }: Attempt,
) {
  const before = performance.now()
  const response = await rawRequest(url, '/cms/owners/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(cookie && { Cookie: cookie }),
    },
    body: Buffer.from(JSON.stringify({ username, password, code })),
  })
  const cookies = response.headers['set-cookie'] ?? []
  const device = cookies.find((line) => line.startsWith('known-device-'))?.split(';')[0]
  return { ...response, device, ms: performance.now() - before }
}
