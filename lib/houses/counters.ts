import { defaultCounters } from '@/contract/default-contents/house-counters'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'

/** The three figures of Immobilier: what the owner has set, over the defaults. */
export function countersOf({ contents }: Pick<SiteSettings, 'contents'>) {
  return defaultCounters.map(({ key, value, label }) => {
    const owner = contents.houses?.[key]
    return { value: owner?.value ?? value, label: owner?.label ?? label }
  })
}
