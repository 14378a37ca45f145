import nextEnv from '@next/env'

/** For processes that must see the environment alone: Next reads no .env file with it. */
export const ignoreEnvFiles = { __NEXT_PROCESSED_ENV: 'true' }

/**
 * Adds what .env files define to this process's environment, and so to that of the processes it
 * starts: `.env.local`, `.env` and their variants for one mode, as Next reads them. Variables that
 * are already set stay.
 * @param {string} folder
 * @param {'production' | 'development'} mode
 */
export function loadEnvFiles(folder, mode) {
  nextEnv.loadEnvConfig(folder, mode === 'development')
}
