import { spawnSync } from 'node:child_process'
import { configDefaults, defineConfig } from 'vitest/config'
import { hasPrograms } from './platform/programs/find-program.mjs'
import { isolatedTests } from './testing/isolated-tests.mjs'

/** Left out where systemd is not installed. */
const systemdTests = 'deploy/systemd/systemd-analyze.test.ts'
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
if (!hasSystemd) console.log(`LEFT OUT, without systemd: ${systemdTests}`)

/** Which of the two tiers runs: `npm test`, or `npm run test:slow`. */
const isSlowTier = process.env.SLOW_TESTS === '1'

/** Slow tests of programs that are installed where they are not, and cannot be everywhere. */
const slowTests = {
  alerts: 'deploy/{prometheus,alertmanager}/*.slow.test.ts',
  offsite: 'deploy/systemd/offsite.slow.test.ts',
  checker: 'testing/nu-html-checker.slow.test.ts',
}
const lacksPrometheus =
  isSlowTier && !hasPrograms(slowTests.alerts, ['prometheus', 'prometheus-alertmanager'])
const lacksRestic = isSlowTier && !hasPrograms(slowTests.offsite, ['restic'])
const lacksJava =
  isSlowTier && !hasPrograms(slowTests.checker, ['default-jre-headless'], ['/usr/bin/java'])

const folders = [
  'app',
  'components',
  'contract',
  'deploy',
  'e2e',
  'lib',
  'platform',
  'scripts',
  'testing',
]
const slowFiles = '**/*.slow.test.{ts,tsx}'

const isolatedFiles = isolatedTests(import.meta.dirname, folders)

// Those of nginx run with the cluster's, which installs it.
const leftOut = [
  ...[
    ...configDefaults.exclude,
    'deploy/nginx/**',
    // With those of a running site: e2e/http/vitest.config.ts.
    'e2e/http/!(*.slow).test.ts',
    isSlowTier ? '**/!(*.slow).test.{ts,tsx}' : slowFiles,
  ],
  ...(hasSystemd ? [] : [systemdTests]),
  ...(lacksPrometheus ? [slowTests.alerts] : []),
  ...(lacksRestic ? [slowTests.offsite] : []),
  ...(lacksJava ? [slowTests.checker] : []),
]

const inRoot = (file: string) => `${import.meta.dirname}/${file}`

export default defineConfig({
  resolve: {
    alias: [
      { find: '@', replacement: import.meta.dirname },
      // The marker package throws outside a server bundle; unit tests are the server.
      { find: 'server-only', replacement: inRoot('node_modules/server-only/empty.js') },
      // Not its file, which the double itself imports.
      { find: /^next\/navigation$/, replacement: inRoot('testing/next-navigation.ts') },
    ],
  },
  // No test reads styles as they are built.
  css: { postcss: {} },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          include: [`{${folders.join(',')}}/**/*.test.{ts,tsx}`, '*.test.ts'],
          exclude: [...leftOut, ...isolatedFiles],
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own modules', include: isolatedFiles, exclude: leftOut } },
    ],
    environment: 'node',
    // By default, a machine with two cores would use one of them.
    maxWorkers: '100%',
    // A machine that is busy with something else fails no test.
    testTimeout: 300_000,
    // Redis is installed where there is none.
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
