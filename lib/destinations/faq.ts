import { defaultFaqEntries, type FaqEntry } from '@/contract/default-contents/faq'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'

/** The frequently asked questions: the owner's, in their order, or the defaults. */
export function faqEntriesOf({ contents }: Pick<SiteSettings, 'contents'>): readonly FaqEntry[] {
  return contents.travel?.faq ?? defaultFaqEntries
}
