/** `path` is relative to the root of the repository. */
type SourceFile = { path: string; source: string }

// Codes stand at the start of a title: 'R28 …', `${row} R40 …`, 'R113 to R120 R125 …', { row: 'R38' }.
const leadingCodes =
  /['"`](?:\$\{[\w.]+\} )?([RA]\d{1,3}(?:(?: to | and |, |-| )[RA]\d{1,3})*)(?![\w%])/g
// The cases of `it.each` name theirs in brackets: 'no date (A13)'.
const bracketedCode = /(['"`])[^'"`\n]*\(([RA]\d{1,3})\)[^'"`\n]*\1/g
const slowTitle = /\btest\(\s*(['"`]).*\1,\s*\{ tag: '@slow' \}/g
const row = /^- \*\*([RA]\d{1,3})\*\* .*?(?: — as ([RA]\d+(?:, [RA]\d+)*))?$/gm

/** Whether titles of this file count: the tests of the check itself name codes as examples. */
export const isTestFile = (path: string): boolean =>
  /^e2e\/.*\.spec\.ts$|\.test\.tsx?$/.test(path) && path !== 'scripts/requirements.test.ts'

/**
 * Compares the rows of the requirements with the titles of the tests. A row is held when a title of
 * a fast test names its code, or when it ends with «— as R48» and such titles name those codes.
 * @param markdown `- **R1** text` for each row
 */
export function checkRequirements(markdown: string, testFiles: SourceFile[]) {
  const named = codesByFile(testFiles)
  const fast = new Set(codesByFile(fastTests(testFiles)).keys())
  const rows = [...markdown.matchAll(row)].map(([, code = '', others = '']) => ({ code, others }))
  const codes = new Set(rows.map(({ code }) => code))
  const unheld = rows
    .filter(({ code, others }) => {
      const proofs = others && !named.has(code) ? expandCodes(others) : [code]
      return !proofs.every((it) => fast.has(it))
    })
    .map(({ code }) => `${code}: no title of a fast test names it`)
  const unknown = [...named]
    .filter(([code]) => !codes.has(code))
    .map(([code, path]) => `${code}: ${path} names it, docs/requirements.md does not`)
  return { rows: rows.length, problems: [...unheld, ...unknown] }
}

/** The codes that titles name, each with a file that does. */
function codesByFile(testFiles: SourceFile[]): Map<string, string> {
  const found = testFiles.flatMap(({ path, source }) =>
    [...source.matchAll(leadingCodes), ...source.matchAll(bracketedCode)]
      .flatMap((match) => expandCodes(match.at(-1) ?? ''))
      .map((code): [string, string] => [code, path]),
  )
  return new Map(found)
}

/** 'R113 to R115 R125' becomes R113, R114, R115, R125. */
function expandCodes(text: string): string[] {
  return [...text.matchAll(/([RA])(\d+)(?:(?: to |-)\1(\d+))?/g)].flatMap(
    ([, letter = '', first = '', last = first]) => {
      const length = Math.max(Number(last) - Number(first) + 1, 1)
      return Array.from({ length }, (_, step) => letter + (Number(first) + step))
    },
  )
}

/** What of the test files runs in the fast tier. */
function fastTests(testFiles: SourceFile[]): SourceFile[] {
  return testFiles
    .filter(({ path }) => !path.includes('.slow.test.'))
    .map(({ path, source }) => ({ path, source: source.replace(slowTitle, '') }))
}
