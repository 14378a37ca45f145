import { getLineInfo, parse, type Token } from 'acorn'

/** Named in full, or called as a method: absent in one of the least browsers, and in what Next adds for them. */
const youngerCalls =
  /\.(?:findLast|findLastIndex|throwIfAborted|toReversed|toSorted|toSpliced)\(|\b(?:AbortSignal\.(?:any|timeout)|Array\.fromAsync|Intl\.Segmenter|Object\.groupBy|Promise\.withResolvers|structuredClone)\(/g

/**
 * Finds in a script what one of the least browsers of `browserslist` lacks. They have ES2022 but for class static
 * blocks (Chrome 94, Safari 16.4) and lookbehind (Safari 16.4); `:has()` of a selector needs Chrome 105.
 * @returns each problem with its line and column
 */
export function findYoungerSyntax(source: string): string[] {
  const problems: string[] = []
  const report = (start: number, problem: string) => {
    const { line, column } = getLineInfo(source, start)
    problems.push(`${line}:${column} ${problem}`)
  }
  let former = ''
  const onToken = ({ type: { label }, start, end, value }: Token & { value?: unknown }) => {
    if (former === 'static' && label === '{') report(start, 'class static block')
    if (label === 'regexp' && hasLookbehind((value as { pattern: string }).pattern))
      report(start, 'lookbehind')
    if (label === 'string' || label === 'template') {
      if (/\(\?<[=!]/.test(String(value))) report(start, 'lookbehind in a string')
      if (String(value).includes(':has(')) report(start, ':has() in a string')
    }
    former = source.slice(start, end)
  }
  try {
    parse(source, { ecmaVersion: 2022, sourceType: 'script', onToken })
  } catch (error) {
    problems.push(String(error))
  }
  for (const { index, 0: call } of source.matchAll(youngerCalls)) report(index, call)
  return problems
}

/** Of a pattern without its classes and escapes. */
const hasLookbehind = (pattern: string) =>
  /\(\?<[=!]/.test(pattern.replace(/\\.|\[(?:\\.|[^\]])*\]/gs, ''))

/**
 * Finds the rules whose styles one of the least browsers drops: cascade layers (Chrome 99), and `not` without a type
 * of media (Chrome 104, Safari 16.4), as which the build writes `(width > 20rem)` and parts of `screen and (width < 20rem)`.
 */
export const findYoungerStyles = (source: string): string[] =>
  source.match(/@layer[^{;]*|@media[^{;]*\bnot ?\([^{;]*/g) ?? []
