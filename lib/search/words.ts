/** The words of a text: letters and digits without apostrophes, hyphens and other signs. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** French words that are in every text. */
const stopWords = new Set(
  `a au aux avec ce ces cet cette chez d dans de des du elle en est et eux il ils j je l la le les leur leurs
  ma mais me mes mon n ne nos notre nous on ou par pas plus pour qu que qui s sa se ses si son sont sur ta te
  tes ton tu un une vos votre vous y`.split(/\s+/),
)

/**
 * The form in which a word is compared: lower case without accents, in the singular as far as its end tells
 * («Événements» and «evenement» are the same).
 * @returns undefined for a word that is in every text
 */
export function comparedWord(word: string): string | undefined {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
  if (stopWords.has(plain)) return undefined
  if (plain.length < 4 || /\d/.test(plain)) return plain
  return plain.replace(/(?<!e)aux$/, 'al').replace(/(?<=...)[sx]$/, '')
}
