import { comparedWord } from './words'

/** A part of a text, and whether it is what was searched for. */
export type TextPart = { text: string; isMatch: boolean }

/** Cuts a text into parts with the words that match a search. */
export function markedText(text: string, matches: ReadonlySet<string>): TextPart[] {
  // Every other part is a word.
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).flatMap((part, index) => {
    const isMatch = index % 2 === 1 && matches.has(comparedWord(part) ?? '')
    return part ? { text: part, isMatch } : []
  })
}

/** Characters of an excerpt, and of it before its first match, at most. */
const excerptLength = 160
const leadLength = 60

/** The part of a text around the first word that matches; undefined when none does. */
export function excerptOf(text: string, matches: ReadonlySet<string>): TextPart[] | undefined {
  let end = 0
  for (const part of markedText(text, matches)) {
    if (part.isMatch) return markedText(cut(text, Math.max(0, end - leadLength)), matches)
    end += part.text.length
  }
  return undefined
}

/** So many characters from a position, between whole words, with «…» where something is left out. */
function cut(text: string, from: number): string {
  const start = from === 0 ? text : text.slice(from).replace(/^\S*\s/, '… ')
  if (start.length <= excerptLength) return start
  return start.slice(0, excerptLength).replace(/\s\S*$/, ' …')
}
