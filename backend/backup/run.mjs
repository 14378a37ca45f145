import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvFiles } from '../../platform/env-files.mjs'
import { readEnvironment } from '../environment/environment.mjs'
import { backendRoot } from '../server/prepare.mjs'

/**
 * Runs a command with the environment of the backend. An error ends the process with its message.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options of the command line
 * @param {(
 *   environment: import('../environment/environment.mjs').Environment,
 *   folder: string | undefined,
 *   values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
 * ) => Promise<void>} command gets the folder that the command line names, absolute
 */
export async function run(options, command) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  try {
    loadEnvFiles(path.dirname(backendRoot), 'production')
    const environment = readEnvironment(process.env, backendRoot)
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) throw new Error('name one folder.')
    const [folder] = positionals.map((it) => path.resolve(process.env.INIT_CWD ?? '.', it))
    await command(environment, folder, values)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
