import { expect, it } from 'vitest'
import { siteStatus } from './site-status'

const updatedAt = '2026-11-23T08:00:00.000Z'
const plain = { isPublished: false, hasNewerDraft: false, updatedAt, scheduled: [] }
const later = { at: '2026-12-05T17:00:00.000Z', hasFailed: false }
const publication = { ...later, type: 'publish' as const }
const withdrawal = { ...later, type: 'unpublish' as const }

it.each([
  ['non', { hasNewerDraft: true }],
  ['non', {}],
  ['oui', { isPublished: true }],
  ['modifié depuis', { isPublished: true, hasNewerDraft: true }],
  ['programmé le 5 décembre 2026 à 18:00', { hasNewerDraft: true, scheduled: [publication] }],
  [
    'oui, retrait programmé le 5 décembre 2026 à 18:00',
    { isPublished: true, scheduled: [withdrawal] },
  ],
  [
    'modifié depuis, programmé le 5 décembre 2026 à 18:00',
    { isPublished: true, hasNewerDraft: true, scheduled: [publication] },
  ],
])('says «%s», in the time of Cotonou', (words, known) => {
  expect(siteStatus({ ...plain, ...known }).words).toBe(words)
})

it('says that a scheduled publication failed, until the document is saved again', () => {
  const scheduled = [{ ...publication, hasFailed: true }]
  const failed = {
    tone: 'warning',
    words: 'non, la publication du 5 décembre 2026 à 18:00 n’a pas pu se faire',
  }
  expect(siteStatus({ ...plain, scheduled })).toEqual(failed)
  const saved = { ...plain, scheduled, updatedAt: '2026-12-06T08:00:00.000Z' }
  expect(siteStatus(saved).words).toBe('non')
})
