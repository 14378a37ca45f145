import { type HeroSentence, heroSentences } from '../default-contents/hero-sentences'
import { byArea, type ContactArea, contactAreas, siteAreas } from '../universes.mjs'
import type { OpeningHours, OwnerSettings } from './owner-settings'
import { replyTimes } from './reply-times'
import type { SiteDefaults } from './site-variables.mjs'

/** The year of © where the owner has set none: that of the specification. */
export const defaultCopyrightYear = 2025

/** The settings of the site as its pages show them. */
export type SiteSettings = ReturnType<typeof mergeSettings>

/** The owner's settings over the defaults: what the owner has not set has its default. */
export function mergeSettings(defaults: SiteDefaults, owner: OwnerSettings) {
  const { identity, socials, legal, location, heroes, ...contents } = owner
  const companyPhone = identity?.company_phone ?? defaults.companyPhone
  const sentence = (hero: HeroSentence): string => heroes?.[hero] ?? heroSentences[hero]
  const whatsapp = (area: ContactArea): string =>
    identity?.whatsapp?.[area] ?? defaults.whatsapp[area] ?? companyPhone
  return {
    productName: identity?.product_name ?? defaults.productName,
    careBrand: identity?.care_brand ?? defaults.careBrand,
    companyPhone,
    whatsapp: byArea(contactAreas, whatsapp),
    email: identity?.email ?? defaults.email,
    city: 'Cotonou',
    socials: {
      socialPage: socials?.social_page ?? defaults.socials.socialPage,
      videoSite: socials?.video_site ?? defaults.socials.videoSite,
      shortVideoApp: socials?.short_video_app ?? defaults.socials.shortVideoApp,
      photoSite: socials?.photo_site ?? defaults.socials.photoSite,
    },
    /** The publisher's legal data; /mentions-legales leaves out what is missing. */
    legal: {
      publisher: legal?.publisher ?? defaults.legal.publisher,
      legalForm: legal?.legal_form ?? defaults.legal.legalForm,
      registration: legal?.registration ?? defaults.legal.registration,
      address: legal?.address ?? defaults.legal.address,
      director: legal?.director ?? defaults.legal.director,
      host: legal?.host ?? defaults.legal.host,
      hostAddress: legal?.host_address ?? defaults.legal.hostAddress,
    },
    /** The year of ©, or `current`. */
    copyrightYear: legal?.copyright_year ?? defaultCopyrightYear,
    mapPoint: location?.map_point ?? defaults.mapPoint,
    /** When the institute is open; undefined: that is not shown. */
    openingHours: anyDay(location?.opening_hours),
    /** Where the institute is in the city, in words; undefined: the city alone is shown. */
    district: location?.district,
    /** Within what time messages are answered on WhatsApp, in words; undefined: that is not shown. */
    replyTime: location?.reply_time && replyTimes[location.reply_time],
    /** The place of all events; undefined: no location is published. */
    eventPlace: location?.event_place ?? defaults.eventPlace,
    tagline: sentence('tagline'),
    heroes: byArea(siteAreas, sentence),
    /** Prices, texts and pictures in place of those of each subject, which knows its defaults. */
    contents,
  }
}

function anyDay(hours: OpeningHours | undefined): OpeningHours | undefined {
  return hours && Object.values(hours).some(Boolean) ? hours : undefined
}
