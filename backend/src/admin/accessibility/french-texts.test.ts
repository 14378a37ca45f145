import { expect, it } from 'vitest'
import refusals from '../../files/refusals.json'
import { cotonouMoment, frenchFileDetails, frenchMoment, frenchText } from './french-texts'

it.each([
  ['Successfully saved 40 files', 'Fichiers enregistrés\u00a0: 40.'],
  ['Copy URL', 'Copier l’adresse'],
  ['Invalid or corrupted ISO base media file.', refusals.damagedFile],
  ['Edit Portraits', 'Modifier Portraits'],
  ['Trier par Order Croissant', 'Trier par ordre Croissant'],
  ['Picked up draggable item 7.', 'Ligne prise.'],
  ['Draggable item 7 was moved over droppable area 8.', 'Ligne déplacée.'],
  ['Draggable item 7 was dropped over droppable area 8', 'Ligne posée.'],
  ['Dragging was cancelled. Draggable item 7 was dropped.', 'Déplacement annulé.'],
  ['Modifications enregistrées.', 'Modifications enregistrées.'],
])('%s is read as %s', (english, french) => {
  expect(frenchText(english)).toBe(french)
})

it('the keys that drag a row are said in French', () => {
  const english = '\n    To pick up a draggable item, press the space bar.\n    While dragging…\n  '
  expect(frenchText(english)).toMatch(/^Espace prend la ligne, .* Échap annule\.$/)
})

it.each([
  'Failed to reorder. This can happen if you reorder several rows too quickly. Please try again.',
  'You have enabled "orderable" on a collection with existing documentsand this is the first time',
])('an order that was not stored is said in French: %s', (english) => {
  expect(frenchText(english)).toBe('L’ordre n’a pas été changé. Rechargez la page, puis réessayez.')
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

it('since when somebody edits is said in French', () => {
  const english = new Intl.DateTimeFormat('en-US', {
    ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', hour12: true } as const),
  })
  expect(frenchMoment(english.format(new Date('2026-11-24T17:04:00Z')))).toBe(
    '24 novembre 2026 à 18:04',
  )
  expect(frenchMoment('proprietaire')).toBe('proprietaire')
})

it('what the browser shows in its zone is said in that of Cotonou', () => {
  const zone = process.env.TZ
  process.env.TZ = 'Pacific/Auckland'
  try {
    expect(cotonouMoment('1 décembre 2026, 00:04')).toBe('30 novembre 2026 à 12:04')
    expect(cotonouMoment('30 novembre 2026 à 12:04')).toBe('30 novembre 2026 à 12:04')
    expect(cotonouMoment('Villa 12')).toBe('Villa 12')
  } finally {
    process.env.TZ = zone
  }
})
