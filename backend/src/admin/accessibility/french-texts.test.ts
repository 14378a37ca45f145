import { expect, it } from 'vitest'
import { frenchFileDetails, frenchText } from './french-texts'

it.each([
  ['Successfully saved 40 files', 'Fichiers enregistrés\u00a0: 40.'],
  ['Copy URL', 'Copier l’adresse'],
  ['Edit Portraits', 'Modifier Portraits'],
  ['Modifications enregistrées.', 'Modifications enregistrées.'],
])('%s is read as %s', (english, french) => {
  expect(frenchText(english)).toBe(french)
})

it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'a browser that says «%s» is understood to be without network or server',
  (message) => {
    expect(frenchText(message)).toMatch(/^Le serveur ne répond pas/)
    expect(frenchText(message, false)).toMatch(/^Vous êtes hors ligne/)
  },
)

it.each([
  ['76KB', '76\u00a0Ko'],
  ['1.2 MB', '1.2\u00a0Mo'],
  ['1080x1350', '1080\u00a0×\u00a01350'],
  ['121KB — 1080x1350 — image/jpeg', '121\u00a0Ko — 1080\u00a0×\u00a01350 — JPEG'],
  ['video/mp4', 'MP4'],
])('the details %s of a file are %s', (english, french) => {
  expect(frenchFileDetails(english)).toBe(french)
})
