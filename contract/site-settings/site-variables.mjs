import { byArea, contactAreas } from '../universes.mjs'
import { address, degrees, email, phone, text } from './setting-rules.mjs'

/** @import { ContactArea } from '../universes.mjs' */

/** The variable of an area's WhatsApp number. @param {ContactArea} area */
export function whatsappVariable(area) {
  return /** @type {`WHATSAPP_${Uppercase<ContactArea>}`} */ (`WHATSAPP_${area.toUpperCase()}`)
}

/**
 * The environment variables of what the owner can change in the back-office: the values that hold
 * until then. The backend reads them too, to show them there.
 */
export const siteVariables = {
  PRODUCT_NAME: text.default('Rayonne'),
  CARE_BRAND: text.default('Institut Rayonne'),
  COMPANY_PHONE: phone.default('+229 01 00 00 00 00'),
  ...byArea(contactAreas.map(whatsappVariable), () => phone.optional()),
  CONTACT_EMAIL: email.default('contact@example.org'),
  SOCIAL_PAGE_URL: address.default('https://www.facebook.com/example'),
  VIDEO_SITE_URL: address.default('https://www.youtube.com/@example'),
  SHORT_VIDEO_APP_URL: address.default('https://www.tiktok.com/@example'),
  PHOTO_SITE_URL: address.optional(),
  EVENT_PLACE: text.optional(),
  PUBLISHER_NAME: text.optional(),
  PUBLISHER_LEGAL_FORM: text.optional(),
  PUBLISHER_REGISTRATION: text.optional(),
  PUBLISHER_ADDRESS: text.optional(),
  PUBLICATION_DIRECTOR: text.optional(),
  HOSTING_NAME: text.optional(),
  HOSTING_ADDRESS: text.optional(),
  MAP_LATITUDE: degrees(90).default(6.3654),
  MAP_LONGITUDE: degrees(180).default(2.4183),
}

/** @typedef {ReturnType<typeof siteDefaultsOf>} SiteDefaults */

/**
 * What the site shows until the owner changes it.
 * @param {import('zod').infer<import('zod').ZodObject<typeof siteVariables>>} value the checked variables
 */
export function siteDefaultsOf(value) {
  return {
    productName: value.PRODUCT_NAME,
    careBrand: value.CARE_BRAND,
    companyPhone: value.COMPANY_PHONE,
    /** The areas with a number of their own. */
    whatsapp: byArea(contactAreas, (area) => value[whatsappVariable(area)]),
    email: value.CONTACT_EMAIL,
    socials: {
      socialPage: value.SOCIAL_PAGE_URL,
      videoSite: value.VIDEO_SITE_URL,
      shortVideoApp: value.SHORT_VIDEO_APP_URL,
      /** Unset: the footer names three networks. */
      photoSite: value.PHOTO_SITE_URL,
    },
    /** The publisher's legal data; /mentions-legales leaves out what is missing. */
    legal: {
      publisher: value.PUBLISHER_NAME,
      legalForm: value.PUBLISHER_LEGAL_FORM,
      registration: value.PUBLISHER_REGISTRATION,
      address: value.PUBLISHER_ADDRESS,
      director: value.PUBLICATION_DIRECTOR,
      host: value.HOSTING_NAME,
      hostAddress: value.HOSTING_ADDRESS,
    },
    /** The place of all events; unset: no location is published. */
    eventPlace: value.EVENT_PLACE,
    mapPoint: { latitude: value.MAP_LATITUDE, longitude: value.MAP_LONGITUDE },
  }
}
