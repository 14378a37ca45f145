import { type ContactArea, contactAreaNames } from '../universes.mjs'
import type { SiteSettings } from './merge-settings'
import { whatsappVariable } from './site-variables.mjs'

/** A value that was never replaced: the environment variable and the back-office's field of it. */
type Placeholder = { variable: string; label: string }

/** Whether a value is an example: `example.org`, the number of zeros. */
export function isPlaceholder(value = ''): boolean {
  return /\bexample\b/.test(value) || /^(229)?0100000000$/.test(value.replace(/\D/g, ''))
}

/** What visitors must not reach the company by: the settings that still are examples. */
export function placeholders(settings: SiteSettings): Placeholder[] {
  const { companyPhone, email, socials, whatsapp } = settings
  const areas = (Object.entries(whatsapp) as [ContactArea, string][])
    .filter(([, phone]) => phone !== companyPhone)
    .map(([area, phone]) => ({
      value: phone,
      variable: whatsappVariable(area),
      label: `WhatsApp, ${contactAreaNames[area]}`,
    }))
  return [
    { value: companyPhone, variable: 'COMPANY_PHONE', label: 'Téléphone' },
    ...areas,
    { value: email, variable: 'CONTACT_EMAIL', label: 'E-mail' },
    { value: socials.socialPage, variable: 'SOCIAL_PAGE_URL', label: 'Facebook' },
    { value: socials.videoSite, variable: 'VIDEO_SITE_URL', label: 'YouTube' },
    { value: socials.shortVideoApp, variable: 'SHORT_VIDEO_APP_URL', label: 'TikTok' },
    { value: socials.photoSite, variable: 'PHOTO_SITE_URL', label: 'Instagram' },
  ].flatMap(({ value, variable, label }) => (isPlaceholder(value) ? { variable, label } : []))
}
