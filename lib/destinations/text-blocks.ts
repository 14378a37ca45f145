import type { SentDestination } from '@/lib/backend/destination-schema'
import { destinationCopy } from './copy'

/** A list with a heading. */
export type ListBlock = { heading: string; items: readonly string[]; ordered?: true }

/** A description list: terms with short texts. */
export type TermsBlock = { terms: readonly { term: string; text: string }[] }

/** A block of a guide's section: a paragraph, a list, or a description list. */
export type TextBlock = string | ListBlock | TermsBlock

type SectionKey = (typeof destinationCopy.sections)[number]['key']

/** The four sections of a guide; what the backend does not tell is left out. */
export function sectionsOf(sent: SentDestination): Record<SectionKey, readonly TextBlock[]> {
  const { lists } = destinationCopy
  const { tips } = sent
  return {
    visa: [
      ...paragraphs(sent.visa),
      ...listOf(lists.steps, sent.steps).map((list) => ({ ...list, ordered: true as const })),
      ...listOf(lists.documents, sent.documents),
      ...paragraphs(sent.visaNote),
    ],
    duree: paragraphs(sent.duration),
    repas: [
      ...paragraphs(sent.meals),
      ...listOf(lists.dishes, sent.dishes),
      ...listOf(lists.tables, sent.tables),
      ...paragraphs(sent.mealsNote),
    ],
    autres: tips.length > 0 ? [{ terms: tips }] : [],
  }
}

/** Each line is a paragraph. */
const paragraphs = (text = '') => text.split('\n').flatMap((line) => line.trim() || [])

const listOf = (heading: string, items: readonly string[]): ListBlock[] =>
  items.length > 0 ? [{ heading, items }] : []
