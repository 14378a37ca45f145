import { afterEach, expect, it, vi } from 'vitest'
import { LineLost } from '../upload/send-form'
import { answerSignedIn, showSignInWith } from './session-end'

afterEach(() => vi.unstubAllGlobals())

const refused = new Error('An error occurred in the Server Components render.')
const call = vi.fn<() => Promise<string>>()

/** What the server says of the session, and what is answered to the question for a sign-in. */
function given(user: object | null, signsIn: boolean) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ user })))
  showSignInWith((question) => question?.answer(signsIn))
  call.mockReset().mockRejectedValueOnce(refused).mockResolvedValueOnce('the list')
}

it('a server function without a session answers after a sign-in, or says what to do', async () => {
  given(null, true)
  expect(await answerSignedIn(call)).toBe('the list')
  given(null, false)
  await expect(answerSignedIn(call)).rejects.toThrow('Connectez-vous d’abord.')
  expect(call).toHaveBeenCalledTimes(1)
})

it('a server function that fails in a session, or without a line, has no answer', async () => {
  given({}, true)
  await expect(answerSignedIn(call)).rejects.toThrow(LineLost)
  given(null, true)
  vi.stubGlobal('fetch', () => Promise.reject(new LineLost()))
  await expect(answerSignedIn(call)).rejects.toThrow(LineLost)
  expect(call).toHaveBeenCalledTimes(1)
})
