/** Exits with 1 and names the rows of docs/requirements.md that no fast test holds. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { checkRequirements, isTestFile } from './lib/requirements'

const testFiles = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 25 })
  .split('\0')
  .filter((path) => isTestFile(path) && existsSync(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
const markdown = readFileSync('docs/requirements.md', 'utf8')
const { rows, problems } = checkRequirements(markdown, testFiles)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${rows} requirements, each held by a test`)
