import { rmSync } from 'node:fs'
import { runSteps } from './lib/steps/run-steps.mjs'
import { fastTier, resultsFolder, slowTier } from './lib/steps/steps.mjs'

// `node scripts/test.mjs fast`, `slow`, or both: the last line adds up what was asked for.
const tiers = process.argv.slice(2)
if (tiers.includes('fast')) rmSync(resultsFolder, { recursive: true, force: true })
const first = tiers.includes('fast') ? fastTier : []
const second = tiers.includes('slow') ? slowTier : []
const afterFirst = first.map(({ name }) => name)
await runSteps([
  ...first,
  ...second.map((step) => ({ ...step, after: [...afterFirst, ...(step.after ?? [])] })),
])
