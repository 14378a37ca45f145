import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backendBuild, ensureBuilt, root, siteBuild } from './lib/builds.mjs'
import { countTests } from './lib/count-tests.mjs'

const reports = path.join(root, 'test-results')
const bin = path.join(root, 'node_modules/.bin')
const report = (/** @type {string} */ name) => path.join(reports, `${name}.json`)
const vitest = (/** @type {string} */ name) => [
  ...[path.join(bin, 'vitest'), 'run', '--reporter=default', '--reporter=json'],
  `--outputFile.json=${report(name)}`,
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const total = { passed: 0, failed: 0 }

check('formatting', ['npm', 'run', '--silent', 'format:check'])
check('lint', ['npm', 'run', '--silent', 'lint'])
check('types', ['npm', 'run', '--silent', 'typecheck'])
check('types of the backend', ['npm', 'run', '--silent', 'typecheck', '-w', 'backend'])
count('unit tests', vitest('unit'), 'unit')
const built = build()
if (built) {
  count('backend tests', vitest('backend'), 'backend', path.join(root, 'backend'))
  check('script budgets', ['npm', 'run', '--silent', 'size'])
  count('browser tests', [process.execPath, path.join(root, 'scripts/e2e.mjs')], 'results')
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** @param {string} title @param {string[]} command @param {string} [cwd] */
function run(title, [command = '', ...args], cwd = root) {
  console.log(`\n— ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  console.log(`  ${title}: ${status === 0 ? 'done' : 'FAILED'} in ${seconds(started)} s`)
  return status === 0
}

/** A step that counts no tests of its own: it counts when it fails. */
function check(/** @type {string} */ title, /** @type {string[]} */ command) {
  if (!run(title, command)) total.failed += 1
}

/** @param {string} title @param {string[]} command @param {string} name @param {string} [cwd] */
function count(title, command, name, cwd) {
  const succeeded = run(title, command, cwd)
  const { passed, failed } = countTests(report(name))
  total.passed += passed
  total.failed += failed
  // A run that breaks without a failing test, or that ran none, has failed all the same.
  if ((!succeeded && failed === 0) || passed + failed === 0) total.failed += 1
}

function build() {
  console.log('\n— production builds')
  const done = ensureBuilt(backendBuild, {}) && ensureBuilt(siteBuild, {})
  if (!done) total.failed += 1
  return done
}

/** @param {number} since */
function seconds(since) {
  return Math.round((Date.now() - since) / 1000)
}
