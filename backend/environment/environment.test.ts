import { expect, it } from 'vitest'
import { readEnvironment } from './environment.mjs'

it.each([
  ['BACKEND_PORT', 'quatre-vingts'],
  ['BACKEND_PUBLIC_URL', 'contenu.exemple.org'],
  ['SITE_INTERNAL_URL', 'http://localhost:3000/chemin'],
  ['SITE_INTERNAL_URL', 'http://localhost:3000,localhost:3010'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['OWNER_USERNAME', 'é'],
  ['OWNER_PASSWORD', 'court'],
  ['BACKEND_SECRET', 'trop-court'],
  ['INDEXNOW_KEY', 'court'],
  ['INDEXNOW_URL', 'api.indexnow.org'],
  ['BACKEND_SEED', 'peut-être'],
  ['SMTP_URL', 'smtp.example.org'],
])('an invalid %s is refused by an error that names it', (name, value) => {
  expect(() => readEnvironment({ [name]: value }, '/backend')).toThrow(`${name}: expected`)
})
