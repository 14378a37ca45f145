import { totalmem } from 'node:os'

/** Megabytes of memory that a build takes, with what runs beside it. */
const buildMegabytes = 1800

const elsewhere =
  'Build on another machine: there `npm run standalone` makes dist/site and dist/backend, which run ' +
  'here without a build (docs/operations.md, «The least machine»).'

/** The exit code by which a shell tells SIGKILL. */
const killedCode = 128 + 9

/** The memory that this process may use, in megabytes: the machine's, or the limit of its control group. */
export function availableMegabytes() {
  const limit = process.constrainedMemory()
  return Math.round(Math.min(totalmem(), limit || Infinity) / 1024 ** 2)
}

/** What is said before a build that may lack memory; null where there is enough. @param {string} name */
export function memoryNotice(name, available = availableMegabytes()) {
  if (available >= buildMegabytes) return null
  const parts = `takes about ${buildMegabytes} MB of memory, and there are ${available} MB`
  return `Building the ${name} ${parts}: it may be killed. ${elsewhere}`
}

/** What is said after a build that was killed. @param {string} name */
export function killedBuild(name, available = availableMegabytes()) {
  const parts = `it takes about ${buildMegabytes} MB, and there are ${available} MB`
  return `The build of the ${name} was killed, most likely because memory ran out: ${parts}. ${elsewhere}`
}

/** Whether a process was ended by SIGKILL, as the system does when memory runs out. @param {{ status: number | null, signal: NodeJS.Signals | null }} ended */
export const isKilled = ({ status, signal }) => signal === 'SIGKILL' || status === killedCode
