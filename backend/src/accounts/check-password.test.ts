import type { PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'
import { checkPassword } from './check-password'
import { hashInVain } from './password-hash'

vi.mock('./password-hash', () => ({ hashInVain: vi.fn(() => Promise.resolve(null)) }))

it('hashes the password of a name that does not exist too: both answers take as long', async () => {
  const login = vi.fn()
  const payload = { count: () => Promise.resolve({ totalDocs: 0 }), login }
  const req = { payload } as unknown as PayloadRequest
  const credentials = { username: 'personne', password: 'pas-le-bon-mot' }
  expect(await checkPassword(req, credentials, false)).toBeNull()
  expect(hashInVain).toHaveBeenCalledExactlyOnceWith('pas-le-bon-mot')
  expect(login).not.toHaveBeenCalled()
})
