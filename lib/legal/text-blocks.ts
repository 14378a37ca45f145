import type { Route } from 'next'

/** A fact about the publisher. */
export type LegalFact = { label: string; value: string }

/** A list of links to pages of the site. */
export type LinkBlock = { links: readonly { label: string; href: Route }[] }

/**
 * A block of a text: a paragraph, a list, facts about the publisher, a link, links, or the e-mail address
 * after a label («Pour nous écrire»).
 */
export type TextBlock =
  | string
  | { list: readonly string[] }
  | { facts: readonly LegalFact[] }
  | { link: string; href: string }
  | LinkBlock
  | { mail: string }

/** A section of a page of text, listed in its table of contents; `id` is its anchor. */
export type TextSection = { id: string; heading: string; blocks: readonly TextBlock[] }
