import { spawnSync } from 'node:child_process'
import { configDefaults, defineConfig } from 'vitest/config'
import { findOrInstallPostgres } from './testing/ensure-postgres'

/** Run where ffmpeg is installed; all others need none. */
const testsOfFfmpeg = 'src/films/encode.ffmpeg.test.ts'
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
if (!hasFfmpeg) console.log(`LEFT OUT, without ffmpeg: ${testsOfFfmpeg}`)

/** Which of the two tiers runs: `npm test`, or `npm run test:slow`. */
const isSlowTier = process.env.SLOW_TESTS === '1'

const testsOfPostgres = ['server/object-storage.test.ts', 'server/replicas.test.ts']

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [`{backup,server,shared,src,testing}/**/*${isSlowTier ? '.slow' : ''}.test.ts`],
    exclude: [
      ...configDefaults.exclude,
      ...(isSlowTier ? [] : ['**/*.slow.test.ts']),
      ...(findOrInstallPostgres() ? [] : testsOfPostgres),
      ...(hasFfmpeg ? [] : [testsOfFfmpeg]),
    ],
    environment: 'node',
    globalSetup: ['./testing/build-if-stale.ts'],
    // Most files start the built server: one at a time is enough for two cores.
    fileParallelism: false,
    // Other work on the machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
