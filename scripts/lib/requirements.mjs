/**
 * Reads requirement codes (R1, A12) from test titles and writes the files that name them at the end of
 * each row of docs/requirements.md: `- **R1** text — [file](…)`. Pure functions: no file is read or written.
 *
 * @typedef {{ path: string, source: string }} SourceFile path relative to the root of the repository
 * @typedef {{ code: string, text: string, heldBy: string }} Row
 * @typedef {{ tests: Map<string, string[]>, tracked: string[] }} Known the test files that name each
 *   code; all files of the repository
 */

const linksPerRow = 3

// Codes stand at the start of a title: 'R28 …', `${row} R40 …`, 'R113 to R120 R125 …', { row: 'R38' }.
const leadingCodes =
  /['"`](?:\$\{[\w.]+\} )?([RA]\d{1,3}(?:(?: to | and |, |-| )[RA]\d{1,3})*)(?![\w%])/g
// The cases of `it.each` name theirs in brackets: 'no date (A13)'.
const bracketedCode = /(['"`])[^'"`\n]*\(([RA]\d{1,3})\)[^'"`\n]*\1/g
const slowTitle = /\btest\(\s*(['"`]).*\1,\s*\{ tag: '@slow' \}/g

/** The codes that the titles of a test file name, once per title. @param {string} source */
export function codesInTitles(source) {
  const leading = [...source.matchAll(leadingCodes)].flatMap((match) => expandCodes(match[1] ?? ''))
  return [...leading, ...[...source.matchAll(bracketedCode)].map((match) => match[2] ?? '')]
}

/** 'R113 to R115 R125' becomes R113, R114, R115, R125. @param {string} text @returns {string[]} */
export function expandCodes(text) {
  return [...text.matchAll(/([RA])(\d+)(?:(?: to |-)\1(\d+))?/g)].flatMap(
    ([, letter = '', first = '', last = first]) => {
      const length = Math.max(Number(last) - Number(first) + 1, 1)
      return Array.from({ length }, (_, step) => letter + (Number(first) + step))
    },
  )
}

/**
 * The test files that name each code, the most specific first: most titles about the code, then
 * fewest other codes.
 * @param {SourceFile[]} testFiles
 * @returns {Map<string, string[]>} paths by code
 */
export function testsByCode(testFiles) {
  const found = testFiles.flatMap(({ path, source }) => {
    const named = codesInTitles(source)
    const codes = [...new Set(named)]
    const titlesOf = (/** @type {string} */ code) => named.filter((it) => it === code).length
    return codes.map((code) => ({ code, path, titles: titlesOf(code), codes: codes.length }))
  })
  found.sort((a, b) => b.titles - a.titles || a.codes - b.codes || (a.path < b.path ? -1 : 1))
  /** @type {Map<string, string[]>} */
  const paths = new Map()
  for (const { code, path } of found) paths.set(code, [...(paths.get(code) ?? []), path])
  return paths
}

/** What of the test files runs in the fast tier. @param {SourceFile[]} testFiles @returns {SourceFile[]} */
export function fastTests(testFiles) {
  return testFiles
    .filter(({ path }) => !path.includes('.slow.test.'))
    .map(({ path, source }) => ({ path, source: source.replace(slowTitle, '') }))
}

/** The rows of the document. @param {string} markdown @returns {Row[]} */
export function readRows(markdown) {
  return markdown.split('\n').flatMap((line) => readRow(line) ?? [])
}

/**
 * Rewrites what stands after the last dash of each row.
 * @param {string} markdown
 * @param {(row: Row) => string} heldByOf
 * @returns {string} the document
 */
export function rewriteRows(markdown, heldByOf) {
  const rewrite = (/** @type {string} */ line) => {
    const row = readRow(line)
    return row ? `- **${row.code}** ${row.text} — ${heldByOf(row)}`.trimEnd() : line
  }
  return markdown.split('\n').map(rewrite).join('\n')
}

/**
 * What holds a row: links to the tests that name its code. Without any, what was written by
 * hand: `as R48` (the tests of another row) or `code: [file](../file)`.
 * @param {Row} row
 * @param {Known} known
 * @returns {string} an empty string when nothing holds the row
 */
export function heldByLinks({ code, heldBy: written }, { tests, tracked }) {
  const named = (tests.get(code) ?? []).slice(0, linksPerRow)
  return listOf(named) || otherRows(written, tests) || filesByHand(written, tracked)
}

/** @param {string} written @param {Map<string, string[]>} tests */
function otherRows(written, tests) {
  const [, codes = ''] = /\bas ([RA]\d+(?:, [RA]\d+)*)/.exec(written) ?? []
  const held = expandCodes(codes).map((code) => tests.get(code) ?? [])
  if (held.length === 0 || held.some(({ length }) => length === 0)) return ''
  const perRow = held.length === 1 ? linksPerRow : 1
  const paths = new Set(held.flatMap((files) => files.slice(0, perRow)))
  return `as ${codes}: ${listOf([...paths])}`
}

/** The files themselves, or the only one of the same name. @param {string} written @param {string[]} tracked */
function filesByHand(written, tracked) {
  const [, links = ''] = /\bcode: (.*)/.exec(written) ?? []
  const paths = [...links.matchAll(/\]\(\.\.\/(\S+?)\)(?:,|$)/g)].map(([, target = '']) => {
    const path = decodeURI(target)
    const sameName = tracked.filter((other) => fileName(other) === fileName(path))
    if (tracked.includes(path)) return path
    return sameName.length === 1 ? sameName[0] : undefined
  })
  const present = paths.filter((path) => path !== undefined)
  return present.length > 0 && present.length === paths.length ? `code: ${listOf(present)}` : ''
}

/** @param {string} line */
function readRow(line) {
  const [, code = '', text = '', heldBy = ''] =
    /^- \*\*([RA]\d{1,3})\*\* (.*) —(?: (.*))?$/.exec(line) ?? []
  return code ? { code, text, heldBy } : undefined
}

/** @param {string[]} paths */
const listOf = (paths) =>
  paths.map((path) => `[${fileName(path)}](../${encodeURI(path)})`).join(', ')

/** @param {string} path */
const fileName = (path) => path.slice(path.lastIndexOf('/') + 1)
