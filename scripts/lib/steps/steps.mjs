import path from 'node:path'
import { root } from '../root.mjs'

/** @typedef {import('./run-steps.mjs').Step} Step */

/** Where reports, screenshots and traces of test runs go. */
export const resultsFolder = path.join(root, 'test-results')

/** The steps that need no build. @returns {Step[]} */
export function staticChecks() {
  return [
    npmStep('lint', 'lint'),
    npmStep('types', 'typecheck'),
    vitestStep('unit tests', 'unit'),
    npmStep('types of the backend', 'typecheck:backend'),
    npmStep('formatting', 'format:check'),
    npmStep('requirements', 'requirements', ['--check']),
  ]
}

/** Both production builds, and what is read from them. @returns {Step[]} */
export function builds() {
  return [
    nodeStep('site build', 'build.mjs', ['site']),
    nodeStep('backend build', 'build.mjs', ['backend']),
    { ...npmStep('static pages', 'static-pages'), after: ['site build'] },
  ]
}

/** Tests that start the built backend, and the byte counts of every page. @returns {Step[]} */
export function buildChecks() {
  return [backendTests, npmStep('size budgets', 'size')]
}

/** The unit and backend tests whose file is named `*.slow.test.ts`. @returns {Step[]} */
export function slowTests() {
  const unit = slow(vitestStep('unit tests', 'unit'))
  return [unit, slow(backendTests)]
}

/** @returns {Step} */
export function browserTests() {
  const report = path.join(resultsFolder, 'results.json')
  return { ...npmStep('browser tests', 'e2e'), report, live: true }
}

/** Those with the tag `@slow`. @returns {Step} */
export function slowBrowserTests() {
  return slow(browserTests())
}

/** All servers of a deployment, killed one by one; where they cannot run, a step that counts nothing. @returns {Step} */
export function clusterOutages() {
  const report = path.join(resultsFolder, 'cluster.json')
  const step = nodeStep('outages of the cluster', 'test-cluster.mjs', reporterArguments(report))
  return { ...step, report, mayBeEmpty: true, live: true }
}

/** Journeys in Firefox and WebKit; without either, a step that counts nothing. @returns {Step} */
export function engineJourneys() {
  const report = path.join(resultsFolder, 'engines.json')
  const step = nodeStep('journeys in other engines', 'engines.mjs', reporterArguments(report))
  return { ...step, report, mayBeEmpty: true, live: true }
}

/**
 * The step with the tests of the slow tier instead of those of the fast one; there may be none.
 * @param {Step} step whose report is in the folder of results
 * @returns {Step}
 */
function slow(step) {
  const { name, command, report = '' } = step
  const slowReport = path.join(resultsFolder, 'slow', path.basename(report))
  const env = { SLOW_TESTS: '1' }
  return {
    ...step,
    name: `slow ${name}`,
    command: command.map((part) => part.replace(report, slowReport)),
    report: slowReport,
    env,
    mayBeEmpty: true,
  }
}

/** @param {string} name @param {string} script of package.json @param {string[]} [args] @returns {Step} */
function npmStep(name, script, args = []) {
  return { name, command: ['npm', 'run', '--silent', script, '--', ...args] }
}

/** @param {string} name @param {string} script in scripts/ @param {string[]} [args] @returns {Step} */
function nodeStep(name, script, args = []) {
  return { name, command: [process.execPath, path.join(root, 'scripts', script), ...args] }
}

/** @param {string} name @param {string} file the report's name without extension @returns {Step} */
function vitestStep(name, file) {
  const report = path.join(resultsFolder, `${file}.json`)
  const vitest = path.join(root, 'node_modules/.bin/vitest')
  return {
    name,
    command: [vitest, 'run', '--passWithNoTests', ...reporterArguments(report)],
    report,
  }
}

/** @param {string} report the file of vitest's JSON report */
function reporterArguments(report) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
}

/** @type {Step} */
const backendTests = {
  ...vitestStep('backend tests', 'backend'),
  cwd: path.join(root, 'backend'),
}
