/** The words of a text: letters and digits without apostrophes, hyphens and other signs. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** French words that are in every text. */
const stopWords = new Set(
  `a au aux avec ce ces cet cette chez d dans de des du elle en est et eux il ils j je l la le les leur leurs
  ma mais me mes mon n ne nos notre nous on ou par pas plus pour qu que qui s sa se ses si son sont sur ta te
  tes ton tu un une vos votre vous y`.split(/\s+/),
)

/** Words for the same offer: what a visitor looks for, and what the site writes. */
const synonyms = new Map([
  ['location', 'louer'],
  ['achat', 'vendre'],
  ['acheter', 'vendre'],
  ['vente', 'vendre'],
])

/**
 * The form in which a word is compared: lower case without accents, in the singular as far as its end tells
 * («Événements» and «evenement» are the same), one word for an offer that has several.
 * @returns undefined for a word that is in every text
 */
export function comparedWord(word: string): string | undefined {
  const plain = plainWord(word)
  if (stopWords.has(plain)) return undefined
  if (plain.length < 4 || /\d/.test(plain)) return plain
  const singular = plain.replace(/(?<!e)aux$/, 'al').replace(/(?<=...)[sx]$/, '')
  return synonyms.get(singular) ?? singular
}

function plainWord(word: string): string {
  const letters = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return letters.replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

/**
 * The words of a search as they are counted: in lower case without accents and signs.
 * @returns undefined without any word that is searched for, and for what may be about a person: an e-mail
 *   address, a phone number
 */
export function countedWords(query: string): string | undefined {
  const words = wordsOf(query)
  // A year has four digits, a phone number eight or more.
  const digits = query.match(/\p{N}/gu) ?? []
  if (query.includes('@') || digits.length > 5 || !words.some(comparedWord)) return undefined
  return words.map(plainWord).join(' ')
}
