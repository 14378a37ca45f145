import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signInHint } from './sign-in-hint.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'hint-'))
const env = { BACKEND_DATA_DIR: 'data' }

afterAll(() => rmSync(folder, { recursive: true }))

test('names the file of the first password, and never its content', () => {
  const data = mkdtempSync(path.join(folder, 'data-'))
  const file = path.join(data, 'premier-mot-de-passe.txt')
  writeFileSync(file, 'Mot de passe : k7mqd')
  const hint = signInHint({ BACKEND_DATA_DIR: data }, '/elsewhere')
  expect(hint).toBe(`Sign in with the user name and the password in ${file}`)
})

test('without the file: the environment, or nothing', () => {
  expect(signInHint(env, folder)).toBeNull()
  expect(signInHint({ ...env, OWNER_USERNAME: 'amina' }, folder)).toBeNull()
  const both = { ...env, OWNER_USERNAME: 'amina', OWNER_PASSWORD: 'soleil-de-cotonou' }
  expect(signInHint(both, folder)).toBe('Sign in as «amina» with the password in OWNER_PASSWORD')
})
