import { defaultVisaPacks } from '@/contract/default-contents/visa-packs'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'

export type VisaPack = ReturnType<typeof visaPacksOf>[number]

/** The three visa packs: what the owner has set, over the defaults. */
export function visaPacksOf({ contents }: Pick<SiteSettings, 'contents'>) {
  return defaultVisaPacks.map(({ key, name, line, features }) => {
    const owner = contents.travel?.packs?.[key]
    return {
      key,
      name: owner?.name ?? name,
      line: owner?.line ?? line,
      features: owner?.features ?? features,
      priceFrom: owner?.price_from || undefined,
    }
  })
}

/** The WhatsApp message that requests a quote for a pack. */
export const packMessage = (pack: Pick<VisaPack, 'name'>): string =>
  `Bonjour, je souhaite recevoir un devis pour le pack « ${pack.name} ». Merci d’avance.`
