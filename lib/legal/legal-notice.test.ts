import { expect, it } from 'vitest'
import { defaultSettings } from '@/lib/site/default-site-settings'
import { legalNotice } from './legal-notice'

const sectionsOf = (legal: typeof defaultSettings.legal) =>
  new Map(legalNotice({ ...defaultSettings, legal }).sections.map((it) => [it.heading, it.blocks]))

it('leaves out what nobody has set, with its sections', () => {
  const sections = sectionsOf(defaultSettings.legal)
  expect(sections.get('Éditeur')).toEqual([{ mail: 'Pour nous écrire' }])
  expect([...sections.keys()]).not.toContain('Hébergeur')
  expect([...sections.keys()]).not.toContain('Directeur ou directrice de la publication')
})

it('names the publisher and the host that are configured', () => {
  const sections = sectionsOf({
    ...defaultSettings.legal,
    publisher: 'Maison Exemple SARL',
    host: 'Hébergeur Exemple',
  })
  expect(sections.get('Éditeur')).toContainEqual({
    facts: [{ label: 'Nom', value: 'Maison Exemple SARL' }],
  })
  expect(sections.get('Hébergeur')).toEqual([
    { facts: [{ label: 'Nom', value: 'Hébergeur Exemple' }] },
  ])
  expect([...sections.keys()]).not.toContain('Directeur ou directrice de la publication')
})
