import { describe, expect, it } from 'vitest'
import { mergeSettings } from '@/contract/site-settings/merge-settings'
import { siteAreas } from '@/contract/universes.mjs'
import { readEnvironment, EnvironmentError } from './environment'

describe('readEnvironment', () => {
  it('A44 has defaults for every variable: loopback, embedded backend', () => {
    const environment = readEnvironment({})
    expect(environment).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      embedded: true,
      apiBaseUrl: 'http://127.0.0.1:3001',
      publicApiBaseUrl: 'http://localhost:3001',
      backOfficeUrl: 'http://localhost:3001/admin',
    })
  })

  it('accepts a backend with a path prefix and a trailing slash', () => {
    const environment = readEnvironment({ API_BASE_URL: 'https://socle.example.org/v1/' })
    expect(environment.apiBaseUrl).toBe('https://socle.example.org/v1')
    expect(environment.publicApiBaseUrl).toBe('https://socle.example.org/v1')
    expect(environment.embedded).toBe(false)
  })

  it('counts an empty value as unset', () => {
    expect(readEnvironment({ PORT: '', API_BASE_URL: '' }).embedded).toBe(true)
  })

  it('R5 uses the company number for every area without its own', () => {
    const { siteDefaults } = readEnvironment({
      COMPANY_PHONE: '+229 01 11 11 11 11',
      WHATSAPP_MEDIAS: '00229 22.22.22.22',
    })
    const { whatsapp } = mergeSettings(siteDefaults, {})
    expect(Object.keys(whatsapp)).toEqual([...siteAreas, 'formations'])
    expect(whatsapp.medias).toBe('+229 01 22 22 22 22')
    expect(whatsapp.accueil).toBe('+229 01 11 11 11 11')
  })

  it('reads the publisher’s data, which have no defaults', () => {
    const { legal } = readEnvironment({
      PUBLISHER_NAME: 'Maison Exemple',
      HOSTING_NAME: 'Hébergeur',
    }).siteDefaults
    expect(legal).toMatchObject({ publisher: 'Maison Exemple', host: 'Hébergeur' })
    expect(legal.registration).toBeUndefined()
    expect(legal.director).toBeUndefined()
  })

  it.each([
    ['PORT', 'abc', 'a port between 1 and 65535'],
    ['PORT', '70000', 'a port between 1 and 65535'],
    ['HOST', '[::1]', '127.0.0.1'],
    ['HOST', 'local host', '127.0.0.1'],
    ['SITE_URL', 'https://example.org/page', 'an http(s) origin without path'],
    ['API_BASE_URL', 'socle.example.org', 'an http(s) address'],
    ['INDEXNOW_KEY', '../../x', '8 to 128 letters, digits or dashes'],
    ['API_BASE_URL', 'https://example.org/?q=1', 'an http(s) address'],
    ['COMPANY_PHONE', '06 12 34 56 78', 'a phone number with its country'],
    ['CONTACT_EMAIL', 'nobody', 'an e-mail address'],
    ['MAP_LATITUDE', '91', 'decimal degrees'],
    ['PUBLISHER_ADDRESS', '  ', 'a text that is not blank'],
    ['REDIS_URL', 'localhost:6379', 'redis://'],
  ])('rejects %s=%s with a message that contains both', (name, value, expected) => {
    const read = () => readEnvironment({ [name]: value })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(name)
    expect(read).toThrow(expected)
    expect(read).toThrow(JSON.stringify(value))
  })

  it('never includes a secret in a message', () => {
    expect(() => readEnvironment({ REVALIDATE_SECRET: 'tooshort' })).not.toThrow('tooshort')
    expect(() => readEnvironment({ REVALIDATE_SECRET: 'tooshort' })).toThrow('REVALIDATE_SECRET')
  })

  it('names all invalid variables in one error', () => {
    const read = () => readEnvironment({ PORT: 'x', SITE_URL: 'y' })
    expect(read).toThrow(/PORT[\s\S]*SITE_URL/)
  })
})
