/**
 * Reads requirement codes (R1, A12) from test titles and writes the files that name them at the end of
 * each row of docs/requirements.md: `- **R1** text — [file](…)`. Pure functions: no file is read or written.
 */

/** `path` is relative to the root of the repository. */
type SourceFile = { path: string; source: string }
type Row = { code: string; text: string; heldBy: string }
/** The test files that name each code; all files of the repository. */
type Known = { tests: Map<string, string[]>; tracked: string[] }

const linksPerRow = 3

// Codes stand at the start of a title: 'R28 …', `${row} R40 …`, 'R113 to R120 R125 …', { row: 'R38' }.
const leadingCodes =
  /['"`](?:\$\{[\w.]+\} )?([RA]\d{1,3}(?:(?: to | and |, |-| )[RA]\d{1,3})*)(?![\w%])/g
// The cases of `it.each` name theirs in brackets: 'no date (A13)'.
const bracketedCode = /(['"`])[^'"`\n]*\(([RA]\d{1,3})\)[^'"`\n]*\1/g
const slowTitle = /\btest\(\s*(['"`]).*\1,\s*\{ tag: '@slow' \}/g

/** The codes that the titles of a test file name, once per title. */
export function codesInTitles(source: string): string[] {
  const leading = [...source.matchAll(leadingCodes)].flatMap((match) => expandCodes(match[1] ?? ''))
  return [...leading, ...[...source.matchAll(bracketedCode)].map((match) => match[2] ?? '')]
}

/** 'R113 to R115 R125' becomes R113, R114, R115, R125. */
export function expandCodes(text: string): string[] {
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
 */
export function testsByCode(testFiles: SourceFile[]): Map<string, string[]> {
  const found = testFiles.flatMap(({ path, source }) => {
    const named = codesInTitles(source)
    const codes = [...new Set(named)]
    const titlesOf = (code: string) => named.filter((it) => it === code).length
    return codes.map((code) => ({ code, path, titles: titlesOf(code), codes: codes.length }))
  })
  found.sort((a, b) => b.titles - a.titles || a.codes - b.codes || (a.path < b.path ? -1 : 1))
  const paths = new Map<string, string[]>()
  for (const { code, path } of found) paths.set(code, [...(paths.get(code) ?? []), path])
  return paths
}

/** What of the test files runs in the fast tier. */
export function fastTests(testFiles: SourceFile[]): SourceFile[] {
  return testFiles
    .filter(({ path }) => !path.includes('.slow.test.'))
    .map(({ path, source }) => ({ path, source: source.replace(slowTitle, '') }))
}

/** The rows of the document. */
export function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => readRow(line) ?? [])
}

/** The document with something else after the last dash of each row. */
export function rewriteRows(markdown: string, heldByOf: (row: Row) => string): string {
  const rewrite = (line: string) => {
    const row = readRow(line)
    return row ? `- **${row.code}** ${row.text} — ${heldByOf(row)}`.trimEnd() : line
  }
  return markdown.split('\n').map(rewrite).join('\n')
}

/**
 * What holds a row: links to the tests that name its code. Without any, what was written by
 * hand: `as R48` (the tests of another row) or `code: [file](../file)`; '' when nothing holds it.
 */
export function heldByLinks({ code, heldBy: written }: Row, { tests, tracked }: Known): string {
  const named = (tests.get(code) ?? []).slice(0, linksPerRow)
  return listOf(named) || otherRows(written, tests) || filesByHand(written, tracked)
}

function otherRows(written: string, tests: Known['tests']): string {
  const [, codes = ''] = /\bas ([RA]\d+(?:, [RA]\d+)*)/.exec(written) ?? []
  const held = expandCodes(codes).map((code) => tests.get(code) ?? [])
  if (held.length === 0 || held.some(({ length }) => length === 0)) return ''
  const perRow = held.length === 1 ? linksPerRow : 1
  const paths = new Set(held.flatMap((files) => files.slice(0, perRow)))
  return `as ${codes}: ${listOf([...paths])}`
}

/** The files themselves, or the only one of the same name. */
function filesByHand(written: string, tracked: string[]): string {
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

function readRow(line: string): Row | undefined {
  const [, code = '', text = '', heldBy = ''] =
    /^- \*\*([RA]\d{1,3})\*\* (.*) —(?: (.*))?$/.exec(line) ?? []
  return code ? { code, text, heldBy } : undefined
}

const listOf = (paths: string[]) =>
  paths.map((path) => `[${fileName(path)}](../${encodeURI(path)})`).join(', ')

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
