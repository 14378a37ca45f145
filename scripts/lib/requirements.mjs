/**
 * Reads requirement codes (R1, A12) from test titles and writes the files that name them at the
 * end of each row of docs/requirements.md: `- **R1** text — [file](…)`. Pure functions: no file is read or written.
 *
 * @typedef {{ path: string, source: string }} SourceFile path relative to the root of the repository
 * @typedef {{ code: string, text: string, heldBy: string }} Row
 * @typedef {object} Known
 * @property {Map<string, string[]>} tests the test files that name each code
 * @property {string[]} tracked all files of the repository
 * @property {string[]} planned codes that are not, or not wholly, implemented yet
 */

const linksPerRow = 3

// Codes stand at the start of a title: 'R28 …', `${row} R40 …`, 'R113 to R120 R125 …', { row: 'R38' }.
const leadingCodes =
  /['"`](?:\$\{[\w.]+\} )?([RA]\d{1,3}(?:(?: to | and |, |-| )[RA]\d{1,3})*)(?![\w%])/g
// The cases of `it.each` name theirs in brackets: 'no date (A13)'.
const bracketedCode = /(['"`])[^'"`\n]*\(([RA]\d{1,3})\)[^'"`\n]*\1/g

/**
 * The codes that the titles of a test file name, once per title.
 *
 * @param {string} source the text of the test file
 * @returns {string[]}
 */
export function codesInTitles(source) {
  const leading = [...source.matchAll(leadingCodes)].flatMap((match) => expandCodes(match[1] ?? ''))
  const bracketed = [...source.matchAll(bracketedCode)].map((match) => match[2] ?? '')
  return [...leading, ...bracketed]
}

/**
 * 'R113 to R115 R125' becomes R113, R114, R115, R125.
 *
 * @param {string} text codes, and ranges written with «to» or a hyphen
 * @returns {string[]}
 */
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
 *
 * @param {SourceFile[]} testFiles
 * @returns {Map<string, string[]>} paths by code
 */
export function testsByCode(testFiles) {
  /** @type {Map<string, { path: string, titles: number, codes: number }[]>} */
  const found = new Map()
  for (const { path, source } of testFiles) {
    const named = codesInTitles(source)
    const codes = new Set(named)
    for (const code of codes) {
      const titles = named.filter((other) => other === code).length
      found.set(code, [...(found.get(code) ?? []), { path, titles, codes: codes.size }])
    }
  }
  return new Map(
    [...found].map(([code, files]) => [
      code,
      files
        .toSorted((a, b) => b.titles - a.titles || a.codes - b.codes || (a.path < b.path ? -1 : 1))
        .map(({ path }) => path),
    ]),
  )
}

/**
 * The rows of the document.
 *
 * @param {string} markdown
 * @returns {Row[]}
 */
export function readRows(markdown) {
  return markdown
    .split('\n')
    .map(readRow)
    .filter((row) => row !== undefined)
}

/**
 * Rewrites what stands after the last dash of each row.
 *
 * @param {string} markdown
 * @param {(row: Row) => string} heldByOf
 * @returns {string} the document
 */
export function rewriteRows(markdown, heldByOf) {
  return markdown
    .split('\n')
    .map((line) => {
      const row = readRow(line)
      return row ? `- **${row.code}** ${row.text} — ${heldByOf(row)}`.trimEnd() : line
    })
    .join('\n')
}

/**
 * What holds a row: links to the tests that name its code. Without any, what was written by
 * hand: `as R48` (the tests of another row) or `code: [file](../file)`.
 *
 * @param {Row} row
 * @param {Known} known
 * @returns {string} an empty string when nothing holds the row
 */
export function heldByLinks({ code, heldBy: written }, known) {
  const named = (known.tests.get(code) ?? []).slice(0, linksPerRow)
  const links =
    listOf(named) || otherRows(written, known.tests) || filesByHand(written, known.tracked)
  if (!known.planned.includes(code)) return links
  return links ? `planned; so far: ${links}` : 'planned'
}

/**
 * @param {string} written
 * @param {Map<string, string[]>} tests
 */
function otherRows(written, tests) {
  const [, codes] = /\bas ([RA]\d+(?:, [RA]\d+)*)/.exec(written) ?? []
  if (codes === undefined) return ''
  const held = expandCodes(codes).map((code) => tests.get(code) ?? [])
  if (held.some(({ length }) => length === 0)) return ''
  const perRow = held.length === 1 ? linksPerRow : 1
  const paths = new Set(held.flatMap((files) => files.slice(0, perRow)))
  return `as ${codes}: ${listOf([...paths])}`
}

/**
 * @param {string} written
 * @param {string[]} tracked
 */
function filesByHand(written, tracked) {
  const [, links] = /\bcode: (.*)/.exec(written) ?? []
  const targets = [...(links ?? '').matchAll(/\]\(\.\.\/(\S+?)\)(?:,|$)/g)]
  const paths = targets.map(([, target = '']) => presentPath(decodeURI(target), tracked))
  const present = paths.filter((path) => path !== undefined)
  return present.length > 0 && present.length === paths.length ? `code: ${listOf(present)}` : ''
}

/**
 * The path itself, or the only file of the same name when it has moved.
 *
 * @param {string} path
 * @param {string[]} tracked
 */
function presentPath(path, tracked) {
  if (tracked.includes(path)) return path
  const sameName = tracked.filter((other) => fileName(other) === fileName(path))
  return sameName.length === 1 ? sameName[0] : undefined
}

/** @param {string} line */
function readRow(line) {
  const [, code = '', text = '', heldBy = ''] =
    /^- \*\*([RA]\d{1,3})\*\* (.*) —(?: (.*))?$/.exec(line) ?? []
  return code ? { code, text, heldBy } : undefined
}

/** @param {string[]} paths */
function listOf(paths) {
  return paths.map((path) => `[${fileName(path)}](../${encodeURI(path)})`).join(', ')
}

/** @param {string} path */
function fileName(path) {
  return path.slice(path.lastIndexOf('/') + 1)
}
