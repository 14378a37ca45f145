import { rmSync } from 'node:fs'
import {
  browserTests,
  buildChecks,
  builds,
  clusterOutages,
  engineJourneys,
  resultsFolder,
  staticChecks,
} from './lib/steps/steps.mjs'
import { TestRun } from './lib/steps/test-run.mjs'

// `next build` deletes and rewrites the generated types that the type checks read.
const buildOfTypes = new Map([
  ['types', 'site build'],
  ['types of the backend', 'backend build'],
])

rmSync(resultsFolder, { recursive: true, force: true })
const tests = new TestRun()
const checks = staticChecks({ cached: false }).map((step) => {
  const build = buildOfTypes.get(step.name)
  return build ? { ...step, after: [build] } : step
})
await tests.run([...builds(), ...checks])
if (!tests.hasFailed('site build') && !tests.hasFailed('backend build')) {
  await tests.run(buildChecks())
  // Alone: they use both cores, and their time limits are those of a machine that does nothing else.
  await tests.run([browserTests()])
  await tests.run([engineJourneys()])
  await tests.run([clusterOutages()])
}
tests.finish()
