import { expect, it } from 'vitest'
import { readEnvironment } from './environment.mjs'
import { isSmtpUrl } from './mail.mjs'

const read = (env: Record<string, string>) => readEnvironment(env, '/backend')

it.each([
  'smtp://127.0.0.1:1025',
  'smtps://smtp.example.org',
  'smtp://amina%40example.org:p%40ss%2Fword@smtp.example.org:587?requireTLS=false',
])('%s is the address of a mail server', (url) => {
  expect(isSmtpUrl(url)).toBe(true)
})

it.each([
  'smtp.example.org:587',
  'http://smtp.example.org',
  'smtp://',
  'smtp://host:99999',
  'smtp://host/chemin',
  'smtp://user:100%@host',
])('%s is none, and the error does not repeat it', (url) => {
  expect(() => read({ SMTP_URL: url })).toThrow(/^SMTP_URL: expected smtp:.*, got another value$/)
})

it('without a mail server no mail is sent', () => {
  expect(read({}).mail).toBeUndefined()
  expect(() => read({ MAIL_FROM: 'personne' })).toThrow('MAIL_FROM: expected an e-mail address')
})

it.each([
  [{ SMTP_URL: 'smtp://amina%40example.org:mot@mail.example.org' }, 'amina@example.org'],
  [
    { SMTP_URL: 'smtp://cle:mot@host', BACKEND_PUBLIC_URL: 'https://contenu.example.org' },
    'ne-pas-repondre@contenu.example.org',
  ],
  [
    { SMTP_URL: 'smtp://a%40b.org:mot@host', MAIL_FROM: 'maison@example.org' },
    'maison@example.org',
  ],
])('of %o the sender is %s', (env, from) => {
  expect(read(env).mail?.from).toBe(from)
})

it.each([
  ['smtp://user:mot@smtp.example.org', true],
  ['smtp://user:mot@127.0.0.1', false],
  ['smtp://user:mot@localhost:25', false],
  ['smtp://smtp.example.org', false],
])('a password leaves this machine encrypted alone: %s', (SMTP_URL, requireTls) => {
  expect(read({ SMTP_URL }).mail?.requireTls).toBe(requireTls)
})
