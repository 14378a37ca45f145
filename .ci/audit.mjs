// npm audit --omit=dev --json | node .ci/audit.mjs: fails on what a visitor may meet and an update mends.
import { text } from 'node:stream/consumers'

const report = read(await text(process.stdin))
if (!report.vulnerabilities) {
  const reason = report.message ?? 'no report'
  console.log(`LEFT OUT, the registry does not answer npm audit: ${reason}`)
}
const found = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
  ['high', 'critical'].includes(severity),
)
for (const { severity, name, range, fixAvailable } of found) {
  const fix = fixAvailable ? 'an update mends it' : 'there is no fix yet'
  console.log(`npm audit: ${name} ${range}, ${severity}: ${fix}`)
}
if (found.some(({ fixAvailable }) => fixAvailable)) process.exitCode = 1

/** @param {string} json npm's report, or nothing */
function read(json) {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}
