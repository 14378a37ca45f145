import { expect, it } from 'vitest'
import { visitSourceName, visitSourceOf, visitSources } from './visit-sources'

it.each([
  ['', 'direct'],
  ['www.google.bj', 'recherche'],
  ['com.google.android.googlequicksearchbox', 'recherche'],
  ['fr.search.yahoo.com', 'recherche'],
  ['notgoogle.example', 'autre'],
  ['web.whatsapp.com', 'whatsapp'],
  ['com.whatsapp', 'whatsapp'],
  ['l.facebook.com', 'facebook'],
  ['l.instagram.com', 'instagram'],
  ['blog.example', 'autre'],
])('«%s» is %s', (host, source) => {
  expect(visitSourceOf(host)).toBe(source)
})

it('has a French name for each', () => {
  expect(visitSources.map(visitSourceName)).not.toEqual(expect.arrayContaining(visitSources))
  expect(visitSourceName('inconnue')).toBe('inconnue')
})
