import { rmSync } from 'node:fs'
import { runSteps } from './lib/steps/run-steps'
import { fastTier, resultsFolder, slowTier, staticChecks } from './lib/steps/steps'

// What the command line names: `check`, `fast`, `slow`, or both of these; the last line adds up all of it.
const asked = process.argv.slice(2)
if (asked.includes('fast')) rmSync(resultsFolder, { recursive: true, force: true })
const first = asked.includes('fast') ? fastTier : []
const second = asked.includes('slow') ? slowTier : []
const afterFirst = first.map(({ name }) => name)
await runSteps([
  ...(asked.includes('check') ? staticChecks : []),
  ...first,
  ...second.map((step) => ({ ...step, after: [...afterFirst, ...(step.after ?? [])] })),
])
