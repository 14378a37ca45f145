import { type Column, or, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Extension } from './database'

/** What may stand in a text where somebody who searches types the plain sign. */
const variants: Readonly<Record<string, string>> = {
  ...{ a: 'àâäáãå', c: 'ç', e: 'éèêë', i: 'îïíì', n: 'ñ', o: 'ôöóòõ', u: 'ûüùú', y: 'ÿ' },
  ...{ "'": '’', ' ': '\u00a0\u202f' },
}

/** `[eéèêëEÉÈÊË]`: a set of signs in the patterns of both kinds of database. */
function setOf(sign: string): string {
  const all = sign + (variants[sign] ?? '')
  return `[${[...new Set(all + all.toUpperCase())].join('')}]`
}

/**
 * The patterns of a text that was typed, whatever its accents and capitals: one, or two with «œ».
 * @param literal writes a sign that the database would not take as itself
 */
export function patternsOf(typed: string, literal: (sign: string) => string): string[] {
  const plain = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const signs = plain.replace(/’/g, "'").replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  const texts = new Set([signs, signs.replaceAll('oe', 'œ').replaceAll('ae', 'æ')])
  const patternOf = (sign: string) => (/[\p{L}\d' ]/u.test(sign) ? setOf(sign) : literal(sign))
  return [...texts].map((text) => [...text].map(patternOf).join(''))
}

const globLiteral = (sign: string) => (/[*?[]/.test(sign) ? `[${sign}]` : sign)
const regexLiteral = (sign: string) => `\\${sign}`

/** A database, of either kind, whose searches find «Événement» by «evenement». */
export const searchedWithoutAccents: Extension = ({ operators, name }) => {
  const contains = (column: Column, value: unknown): SQL => {
    const [, typed] = /^%(.*)%$/s.exec(String(value)) ?? []
    // A path of Payload's own.
    if (typed === undefined) return operators.like(column, value)
    const matches = (pattern: string) =>
      name === 'postgres'
        ? sql`cast(${column} as text) ~ ${pattern}`
        : sql`${column} glob ${`*${pattern}*`}`
    const literal = name === 'postgres' ? regexLiteral : globLiteral
    return or(...patternsOf(typed, literal).map(matches)) ?? sql`true`
  }
  return { operators: { ...operators, like: contains, contains } }
}
