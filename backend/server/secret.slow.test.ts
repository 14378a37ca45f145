import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startBackend } from '../../testing/backend'
import { signIn } from '../../testing/owner'
import { read } from '../testing/read'

it('BACKEND_SECRET signs the sessions instead of the file', async () => {
  const BACKEND_SECRET = 'un secret que plusieurs processus partagent'
  const backend = await startBackend({ BACKEND_SECRET })
  const { cookie } = await signIn(backend)
  await backend.stop()
  expect(existsSync(path.join(backend.dataDir, 'secret'))).toBe(false)
  const next = await startBackend({ BACKEND_SECRET, BACKEND_DATA_DIR: backend.dataDir })
  const headers = { Cookie: cookie }
  expect((await read(`${next.url}/cms/owners`, { headers })).status).toBe(200)
  await next.remove()
})
