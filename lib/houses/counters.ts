import { defaultCounters } from '@/lib/shared/default-contents/house-counters'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'

/** The three figures of Immobilier: what the owner has set, over the defaults. */
export function countersOf({ contents }: Pick<SiteSettings, 'contents'>) {
  return defaultCounters.map(({ key, value, label }) => {
    const owner = contents.houses?.[key]
    return { value: owner?.value ?? value, label: owner?.label ?? label }
  })
}
