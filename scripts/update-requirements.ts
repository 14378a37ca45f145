/**
 * Writes into docs/requirements.md the test files whose titles name each row. `--check` writes nothing: it
 * exits with 1 and prints the rows that are stale, held by nothing, or held by slow tests alone.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fastTests, heldByLinks, readRows, rewriteRows, testsByCode } from './lib/requirements'

const document = 'docs/requirements.md'
/** Names codes as examples. */
const ownTest = 'scripts/requirements.test.ts'

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 25 })
  .split('\0')
  .filter((path) => existsSync(path))
const testFiles = tracked
  .filter((path) => /^e2e\/.*\.spec\.ts$|\.test\.tsx?$/.test(path) && path !== ownTest)
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
const tests = testsByCode(testFiles)
const fast = testsByCode(fastTests(testFiles))

const committed = readFileSync(document, 'utf8')
const before = new Map(readRows(committed).map(({ code, heldBy }) => [code, heldBy]))
const written = rewriteRows(committed, (row) => heldByLinks(row, { tests, tracked }))
const rows = readRows(written)
const isCheck = process.argv.includes('--check')
if (!isCheck) writeFileSync(document, written)

const problems = rows.flatMap(({ code, heldBy }) => {
  if (heldBy === '') return `${code}: no test title names it, and no entry by hand is valid`
  if (tests.has(code) && !fast.has(code)) return `${code}: slow tests alone name it`
  return isCheck && heldBy !== before.get(code) ? `${code}: stale, run «npm run requirements»` : []
})
for (const [code, paths] of tests) {
  if (!before.has(code))
    problems.push(`${code}: ${paths.join(', ')} names it, ${document} does not`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${rows.length} requirements, each held by a test`)
