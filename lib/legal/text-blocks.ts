/** A fact, such as who publishes the site. A value in words that is long stands out less. */
type LegalFact = { label: string; value: string; isLong?: boolean }

/** A list of links to pages of the site, in columns where there is room. */
export type LinkBlock = {
  heading?: string
  links: readonly { label: string; href: string }[]
}

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

/** A section of a page of text, listed in its table of contents; `id` is its anchor, `href` where its heading leads. */
export type TextSection = {
  id: string
  heading: string
  href?: string
  blocks: readonly TextBlock[]
}
