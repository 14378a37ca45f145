import { spawnSync } from 'node:child_process'
import { configDefaults, defineConfig } from 'vitest/config'

/** Which of the two tiers runs: `npm test`, or `npm run test:slow`. */
const isSlowTier = process.env.SLOW_TESTS === '1'

/** Tests that are left out where a command fails. */
function leftOut(tests: string, why: string, command: string, ...args: string[]): string[] {
  if (!isSlowTier || spawnSync(command, args).status === 0) return []
  console.log(`LEFT OUT, ${why}: ${tests}`)
  return [tests]
}

const testsOfPostgres =
  '{server,src}/**/{object-storage,replicas,move-to-postgres,second-factor}.slow.test.ts'
const lacksPostgres = isSlowTier && !(await hasPostgres())

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [`{backup,server,shared,src,testing}/**/*${isSlowTier ? '.slow' : ''}.test.ts`],
    exclude: [
      ...configDefaults.exclude,
      ...(isSlowTier ? [] : ['**/*.slow.test.ts']),
      ...(lacksPostgres ? [testsOfPostgres] : []),
      // All others need none.
      ...leftOut('src/films/encode.ffmpeg.slow.test.ts', 'without ffmpeg', 'ffmpeg', '-version'),
      // As root, outside of most containers.
      ...leftOut(
        'server/full-disk.slow.test.ts',
        'where nothing may be mounted',
        ...(['unshare', '--mount', 'true'] as const),
      ),
    ],
    environment: 'node',
    globalSetup: ['./testing/global-setup.ts'],
    // Each starts built servers of its own.
    maxWorkers: 2,
    // Other work on the machine fails no test.
    testTimeout: 300_000,
    hookTimeout: 240_000,
    // As the browser tests: a machine of CI is shared.
    retry: process.env.CI && isSlowTier ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
  },
})

/** Installs PostgreSQL where that is possible. */
async function hasPostgres(): Promise<boolean> {
  const { ensurePostgres } = await import('../scripts/shared/find-postgres.mjs')
  try {
    return ensurePostgres() !== ''
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    console.warn(`LEFT OUT: the tests on PostgreSQL. ${reason}`)
    return false
  }
}
