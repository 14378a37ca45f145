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

it('half of the settings of a bucket are refused by an error that names the others', () => {
  const read = () => readEnvironment({ S3_BUCKET: 'medias' }, '/backend')
  for (const name of ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    expect(read).toThrow(`${name}: expected`)
  }
})
