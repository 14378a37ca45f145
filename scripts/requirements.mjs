/**
 * Writes into docs/requirements.md the test files whose titles name each row.
 * `--check` writes nothing: it exits with 1 and prints the rows that are stale or held by nothing.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { heldByLinks, readRows, rewriteRows, testsByCode } from './lib/requirements.mjs'

const document = 'docs/requirements.md'
/** Names codes as examples. */
const ownTest = 'scripts/requirements.test.ts'

/** @type {string[]} Decisions (A rows) whose present wording is not, or not wholly, implemented yet. */
const planned = []

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 25 })
  .split('\0')
  .filter((path) => existsSync(path))
const tests = testsByCode(
  tracked
    .filter((path) => /^e2e\/.*\.spec\.ts$|\.test\.tsx?$/.test(path) && path !== ownTest)
    .map((path) => ({ path, source: readFileSync(path, 'utf8') })),
)

const committed = readFileSync(document, 'utf8')
const before = new Map(readRows(committed).map(({ code, heldBy }) => [code, heldBy]))
const written = rewriteRows(committed, (row) => heldByLinks(row, { tests, tracked, planned }))
const rows = readRows(written)

const problems = [
  ...rows
    .filter(({ heldBy }) => heldBy === '')
    .map(({ code }) => `${code}: no test title names it, and no entry by hand is valid`),
  ...[...tests]
    .filter(([code]) => !before.has(code))
    .map(([code, paths]) => `${code}: named in ${paths.join(', ')}, not a row of ${document}`),
]

if (process.argv.includes('--check')) {
  problems.push(
    ...rows
      .filter(({ code, heldBy }) => heldBy !== before.get(code))
      .map(({ code }) => `${code}: stale, run «npm run requirements»`),
  )
} else {
  writeFileSync(document, written)
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${rows.length} requirements, each held by a test or planned`)
