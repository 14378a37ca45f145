import { rmSync } from 'node:fs'
import {
  browserTests,
  buildChecks,
  builds,
  clusterOutages,
  engineJourneys,
  resultsFolder,
  slowBrowserTests,
  slowTests,
  staticChecks,
} from './lib/steps/steps.mjs'
import { TestRun } from './lib/steps/test-run.mjs'

// `node scripts/test.mjs fast`, `slow`, or both: the last line adds up what was asked for.
const tiers = process.argv.slice(2)
const tests = new TestRun()
if (tiers.includes('fast')) await runFastTier()
if (tiers.includes('slow')) await runSlowTier()
tests.finish()

async function runFastTier() {
  // `next build` deletes and rewrites the generated types that the type checks read.
  const buildOfTypes = new Map([
    ['types', 'site build'],
    ['types of the backend', 'backend build'],
  ])
  rmSync(resultsFolder, { recursive: true, force: true })
  const checks = staticChecks().map((step) => {
    const build = buildOfTypes.get(step.name)
    return build ? { ...step, after: [build] } : step
  })
  await tests.run([...builds(), ...checks])
  if (!tests.hasFailed('site build') && !tests.hasFailed('backend build')) {
    await tests.run(buildChecks())
    // Alone: they use both cores.
    await tests.run([browserTests()])
  }
}

/** Its steps build what is not built. */
async function runSlowTier() {
  await tests.run(slowTests())
  for (const step of [slowBrowserTests(), engineJourneys(), clusterOutages()]) {
    await tests.run([step])
  }
}
