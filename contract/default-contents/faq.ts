import entries from './faq.json'

export type FaqEntry = {
  question: string
  answer: string
  /** Whether it asks about the subject of an earlier entry again, in another situation. */
  isVariant?: boolean
}

/** The entries where the owner has set no others: the specification has three about booking (R120, A38). */
export const defaultFaqEntries: readonly FaqEntry[] = entries
