import { spawnSync } from 'node:child_process'
import { configDefaults, defineConfig } from 'vitest/config'
import { ensurePostgres } from '../platform/programs/find-postgres.mjs'
import { orLeaveOut } from '../platform/programs/find-program.mjs'
import { isolatedTests } from '../testing/isolated-tests.mjs'

/** Which of the two tiers runs: `npm test`, or `npm run test:slow`. */
const isSlowTier = process.env.SLOW_TESTS === '1'

function leftOut(tests: string, why: string, command: string, ...args: string[]): string[] {
  if (!isSlowTier || spawnSync(command, args).status === 0) return []
  console.log(`LEFT OUT, ${why}: ${tests}`)
  return [tests]
}

const testsOfPostgres =
  '{server,src}/**/{account-writes,replicas,move-to-postgres,second-factor}.slow.test.ts'
const lacksPostgres = isSlowTier && !orLeaveOut('the tests on PostgreSQL', ensurePostgres)

const root = import.meta.dirname
const folders = ['backup', 'environment', 'pictures', 'server', 'src', 'testing']
const isolatedFiles = isolatedTests(root, folders)
const otherTests = {
  include: [`{${folders.join(',')}}/**/*.test.ts`],
  exclude: [...configDefaults.exclude, '**/*.slow.test.ts', ...isolatedFiles],
  pool: 'threads' as const,
  isolate: false,
}
const testsOfBackends = {
  include: isSlowTier ? [`{${folders.join(',')}}/**/*.slow.test.ts`] : isolatedFiles,
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
  globalSetup: ['./testing/global-setup.ts'],
}
export default defineConfig({
  test: {
    root,
    ...(isSlowTier
      ? testsOfBackends
      : {
          projects: [
            { extends: true, test: { name: 'own modules', ...testsOfBackends } },
            { extends: true, test: { name: 'shared modules', ...otherTests } },
          ],
        }),
    environment: 'node',
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
