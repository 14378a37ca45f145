import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mergeSettings } from './merge-settings'
import { parseOwnerSettings } from './parse-owner-settings'
import { placeholders } from './placeholders'
import { siteDefaultsOf, siteVariables } from './site-variables.mjs'

const defaultsOf = (environment: object) =>
  siteDefaultsOf(z.object(siteVariables).parse(environment))
const siteDefaults = defaultsOf({ WHATSAPP_MEDIAS: '+229 01 33 33 33 33' })
const merge = (body: unknown) => mergeSettings(siteDefaults, parseOwnerSettings(body).owner)
const monday = [{ opens: '09:00', closes: '19:00' }]

describe('what the owner has set', () => {
  it.each([{}, { identity: null }, { identity: {} }, { identity: { product_name: '' } }])(
    '%j is nothing: the defaults hold',
    (body) => {
      expect(parseOwnerSettings(body).rejected).toEqual([])
      expect(merge(body)).toEqual(mergeSettings(siteDefaults, {}))
    },
  )

  it('takes precedence over the environment, which takes precedence over the defaults', () => {
    const identity = {
      product_name: 'Zanzibar',
      company_phone: '+229 01 11 11 11 11',
      whatsapp: { voyage: '+33 6 12 34 56 78' },
    }
    const location = { opening_hours: { monday }, reply_time: 'two_hours' }
    const settings = merge({ identity, location })
    expect(settings).toMatchObject({
      productName: 'Zanzibar',
      careBrand: 'Institut Rayonne',
      companyPhone: '+229 01 11 11 11 11',
      openingHours: { monday },
      replyTime: 'Réponse sous 2\u00a0heures, en journée',
    })
    expect(settings.whatsapp).toMatchObject({
      accueil: '+229 01 11 11 11 11',
      medias: '+229 01 33 33 33 33',
      voyage: '+33 6 12 34 56 78',
    })
  })
})

describe('odd values', () => {
  it('fall back alone, and are named', () => {
    const { owner, rejected } = parseOwnerSettings({
      identity: {
        product_name: ['a'],
        care_brand: ' Institut\nZen ',
        company_phone: '12',
        email: 3,
      },
      socials: {
        social_page: 'javascript:alert(1)',
        video_site: 'https://a.bj/?id=1',
        photo_site: 3,
      },
      legal: 'nothing',
      location: {
        map_point: { latitude: 91, longitude: 2 },
        reply_time: 'demain',
        opening_hours: { monday, tuesday: [...monday, { opens: 'x', closes: '19:00' }] },
      },
      more: { of: 'another release' },
    })
    expect(owner.identity).toEqual({ care_brand: 'Institut Zen' })
    expect(owner.socials).toEqual({ video_site: 'https://a.bj/?id=1' })
    expect(owner.legal).toBeUndefined()
    expect(owner.location?.map_point).toBeUndefined()
    expect(owner.location?.reply_time).toBeUndefined()
    expect(owner.location?.opening_hours).toMatchObject({ monday, tuesday: monday })
    expect(rejected.toSorted()).toEqual([
      'identity.company_phone',
      'identity.email',
      'identity.product_name',
      'legal',
      'location.map_point',
      'location.map_point.latitude',
      'location.opening_hours.tuesday.1',
      'location.opening_hours.tuesday.1.opens',
      'location.reply_time',
      'socials.photo_site',
      'socials.social_page',
    ])
  })

  it.each([['text'], [3], [null], [[]], [undefined]])(
    'a body that is %j has no settings',
    (body) => {
      expect(() => parseOwnerSettings(body)).toThrow()
    },
  )
})

describe('placeholders', () => {
  it('are named until they are replaced', () => {
    const defaults = defaultsOf({ WHATSAPP_BEAUTE: '+229 01 00 00 00 00' })
    const named = (identity: object) =>
      placeholders(mergeSettings(defaults, parseOwnerSettings({ identity }).owner)).map(
        ({ variable }) => variable,
      )
    const socials = ['SOCIAL_PAGE_URL', 'VIDEO_SITE_URL', 'SHORT_VIDEO_APP_URL']
    expect(named({})).toEqual(['COMPANY_PHONE', 'CONTACT_EMAIL', ...socials])
    expect(named({ company_phone: '+229 01 97 00 00 00', email: 'a@b.bj' })).toEqual([
      'WHATSAPP_BEAUTE',
      ...socials,
    ])
  })
})
