/** Something that the owner alone knows, and the setting that says it. */
export type LegalFact = { label: string; value: string | undefined; setting: string }

/**
 * A piece of a text: a paragraph, a list, the owner's particulars, a link, or the way to write to
 * us («Pour nous écrire», then the address).
 */
export type TextBlock =
  | string
  | { list: readonly string[] }
  | { facts: readonly LegalFact[] }
  | { link: string; href: string }
  | { mail: string }

/** A part of a page of text, with its place in the page's contents. */
export type TextSection = { id: string; heading: string; blocks: readonly TextBlock[] }

/** What stands where the owner has not said it yet. */
export const toBeCompleted = 'À compléter par l’éditeur'
