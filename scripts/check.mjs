import { runSteps } from './lib/steps/run-steps.mjs'
import { staticChecks } from './lib/steps/steps.mjs'

await runSteps(staticChecks)
