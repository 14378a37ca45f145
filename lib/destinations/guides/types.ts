/** A list with a heading. */
export type ListBlock = { heading: string; items: readonly string[]; ordered?: true }

/** A description list: terms with short texts. */
export type TermsBlock = { terms: Readonly<Record<string, string>> }

/** A block of a guide's section: a paragraph, a list, or a description list. */
export type TextBlock = string | ListBlock | TermsBlock

/** A destination and its guide. */
export type Destination = {
  name: string
  slug: string
  /** A portrait picture under /images, aspect ratio 4:5. */
  image: string
  /** The alternative text of the picture. */
  imageAlt: string
  /** One sentence for cards. */
  line: string
  /** The sentence under the page's title. */
  lead: string
  documentTitle: string
  description: string
  /** The processing time of the visa, as displayed. */
  processing: string
  /** The name with its French preposition: «en Espagne». */
  inCountry: string
  /** The language of the words that the guide quotes, where it is not French. */
  language?: 'es' | 'it'
  visa: readonly TextBlock[]
  duree: readonly TextBlock[]
  repas: readonly TextBlock[]
  autres: readonly TextBlock[]
}
