/** A list under its own small heading. */
export type ListBlock = { heading: string; items: readonly string[]; ordered?: true }

/** Short answers, each under the word that one looks for. */
export type TermsBlock = { terms: readonly { term: string; text: string }[] }

/** One piece of a guide's section: a paragraph, a list, or terms. */
export type TextBlock = string | ListBlock | TermsBlock

/** A destination and its guide (R140). */
export type Destination = {
  name: string
  slug: string
  /** A portrait picture under /images, 4 by 5. */
  image: string
  /** What the picture shows. */
  imageAlt: string
  /** One sentence for cards. */
  line: string
  /** The sentence under the page's title. */
  lead: string
  documentTitle: string
  description: string
  /** How long the visa takes, as the guide prints it (R124). */
  processing: string
  /** The name with its preposition: «en Espagne». */
  inCountry: string
  visa: readonly TextBlock[]
  duree: readonly TextBlock[]
  repas: readonly TextBlock[]
  autres: readonly TextBlock[]
}
