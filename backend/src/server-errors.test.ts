import { APIError, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { frenchServerErrors } from './server-errors'

const hidden = { errors: [{ message: 'Something went wrong.' }] }
const answer = (error: Error, result: object = hidden) =>
  frenchServerErrors({ error, result, context: {}, req: {} as PayloadRequest } as never)

const withCode = (code: string) => Object.assign(new Error('no'), { code })

it.each([
  ['ENOSPC', /disque du serveur est plein/],
  ['SQLITE_FULL', /disque du serveur est plein/],
  ['53100', /disque du serveur est plein/],
  ['EROFS', /protégé en écriture/],
  ['SQLITE_READONLY_DBMOVED', /protégé en écriture/],
])('says what %s means, as the cause of a failed query too', (code, sentence) => {
  const expected = {
    status: 507,
    response: { errors: [{ message: expect.stringMatching(sentence) }] },
  }
  expect(answer(withCode(code))).toEqual(expected)
  expect(answer(new Error('Failed query', { cause: withCode(code) }))).toEqual(expected)
})

it('says it of a file that could not be received, of which Payload hands on the message alone', () => {
  const error = new APIError('ENOSPC: no space left on device, write')
  const response = { errors: [{ message: expect.stringMatching(/disque du serveur est plein/) }] }
  expect(answer(error)).toEqual({ status: 507, response })
})

it('says in French that it failed without a known reason, with the same status', () => {
  expect(answer(new Error('broken'))).toEqual({
    response: { errors: [{ message: expect.stringMatching(/^Le serveur n’a pas pu/) }] },
  })
})

it('leaves what Payload answers with its details', () => {
  const result = { errors: [{ message: 'Connectez-vous d’abord.' }] }
  expect(answer(new APIError('no'), result)).toBeUndefined()
})
