import type { Tab } from 'payload'
import type { SiteDefaults } from '../../../../lib/shared/site-settings/site-variables.mjs'
import { normalizeAddress } from './page-address'
import { isPageAddress } from './rules'
import { valueField } from './value-field'

/** The pages on social networks, which the footer links to. */
export function socialsTab({ socials }: SiteDefaults): Tab {
  const field = (name: string, label: string, inForce: string) =>
    valueField({
      name,
      label,
      inForce,
      description: 'Collez l’adresse de votre page.',
      validate: isPageAddress,
      normalize: normalizeAddress,
    })
  return {
    name: 'socials',
    label: 'Réseaux',
    fields: [
      field('social_page', 'Facebook', socials.socialPage),
      field('video_site', 'YouTube', socials.videoSite),
      field('short_video_app', 'TikTok', socials.shortVideoApp),
    ],
  }
}
