import { defaultCounters } from '@/contract/default-contents/house-counters'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'

/** The figures of Immobilier, three at most: what the owner has set, over the defaults; none that is 0. */
export function countersOf({ contents }: Pick<SiteSettings, 'contents'>) {
  const counters = defaultCounters.map(({ key, value, label }) => {
    const owner = contents.houses?.[key]
    return { value: owner?.value ?? value, label: owner?.label ?? label }
  })
  return counters.filter(({ value }) => value > 0)
}
