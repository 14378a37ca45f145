import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

it('leaves the fields that Payload lists behind a colon', () => {
  const message = 'Ce champ n’est pas valide : Titre'
  const result = { errors: [{ message, data: { errors: [{ path: 'title' }] } }] }
  expect(answer(new APIError('no'), result)).toBeUndefined()
})

/** What is written between quotes in the files that throw errors without a field. */
const sentences = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('migrations'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .filter((source) => source.includes('new APIError('))
  .flatMap((source) => [...source.matchAll(/'(.*)'|`(.*)`/g)].map(([, one, other]) => one ?? other))
  .map((text) => JSON.parse(`"${text?.replaceAll('"', '')}"`) as string)

it('leaves Payload’s forms no colon at which to cut a sentence', () => {
  const cut = sentences.filter((it) => it.includes('\u00a0:'))
  expect(cut).toContainEqual(expect.stringMatching(/au moins un compte/))
  for (const message of [...cut, 'Commence à 18:30.']) {
    const result = { errors: [{ name: 'APIError', message }] }
    const { response } = answer(new APIError('no'), result) as { response: typeof result }
    expect(response.errors[0]?.name).toBe('APIError')
    expect(response.errors[0]?.message).not.toContain(':')
  }
  const message = cut.find((it) => it.includes('au moins un compte')) ?? ''
  expect(answer(new APIError('no'), { errors: [{ message }] })).toEqual({
    response: {
      errors: [{ message: expect.stringMatching(/\u00a0»\. Celui-ci est le dernier\.$/) }],
    },
  })
})
