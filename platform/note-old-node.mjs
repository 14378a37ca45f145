import { plainLogger } from './log/plain-logger.mjs'

/** The major version of Node that is deployed. */
const supportedMajor = 24
/** The last one without security fixes. */
const unmaintainedMajor = 20

/**
 * Says in one line what it means to run on Node 20, which development machines may have.
 * @param {string} component who says it
 * @param {string} [version] of Node, such as 20.11.0
 * @param {{ info: (message: string) => void }} [log]
 */
export function noteOldNode(
  component,
  version = process.versions.node,
  log = plainLogger(component),
) {
  if (Number.parseInt(version, 10) > unmaintainedMajor) return
  log.info(
    `Node ${version} has had no security fixes since April 2026, and a request to the backend can lose its time limit after a garbage collection: deploy with Node ${supportedMajor}`,
  )
}
