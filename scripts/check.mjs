import { staticChecks } from './lib/steps/steps.mjs'
import { TestRun } from './lib/steps/test-run.mjs'

const checks = new TestRun()
await checks.run(staticChecks())
checks.finish()
