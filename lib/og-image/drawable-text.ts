/** The characters that Bricolage Grotesque can draw: Latin, Latin Extended and Vietnamese subsets. */
const drawn = [
  String.raw`\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b`,
  String.raw`\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136-\u0137\u0139-\u013e\u0141-\u0148`,
  String.raw`\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164-\u0165\u0168-\u017e\u01a0-\u01a1`,
  String.raw`\u01af-\u01b0\u01cd-\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013-\u2014`,
  String.raw`\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039-\u203a\u20a6\u20ac\u2122\u2212`,
].join('')
const isDrawn = new RegExp(`^[${drawn}]$`, 'u')

/** Letters of Fon, Ewe and Yoruba that the font lacks, as they are written without them. */
const nearest: Record<string, string> = { ɔ: 'o', Ɔ: 'O', ɛ: 'e', Ɛ: 'E', ɖ: 'd', Ɖ: 'D', ƒ: 'f' }

/**
 * A text with nothing but characters that the card's font has: others lose their accent or go.
 * @returns the empty text when no letter and no digit remains
 */
export function drawableText(text: string): string {
  const kept = Array.from(text.normalize('NFC'), drawableCharacter).join('')
  const line = kept.replace(/ +/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(line) ? line : ''
}

function drawableCharacter(character: string): string {
  if (character === '\u202f') return '\u00a0'
  if (/^\s$/u.test(character) && character !== '\u00a0') return ' '
  if (isDrawn.test(character)) return character
  const base = nearest[character] ?? character.normalize('NFD').charAt(0)
  return isDrawn.test(base) ? base : ''
}
