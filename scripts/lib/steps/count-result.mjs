import { countTests } from './count-tests.mjs'

/**
 * What a step adds to the totals. A step without a report counts when it fails only. A test run
 * counts its tests; one that breaks without a failing test, or that ran none, counts as failed too.
 * @param {{ succeeded: boolean, report?: string, mayBeEmpty?: boolean }} result `report`: the test
 *   runner's JSON report; `mayBeEmpty`: it may run no test
 * @returns {{ passed: number, failed: number }}
 */
export function countResult({ succeeded, report, mayBeEmpty = false }) {
  if (report === undefined) return { passed: 0, failed: succeeded ? 0 : 1 }
  const { passed, failed } = countTests(report)
  const isBroken = (!succeeded && failed === 0) || (!mayBeEmpty && passed + failed === 0)
  return { passed, failed: isBroken ? failed + 1 : failed }
}
