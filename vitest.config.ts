import { spawnSync } from 'node:child_process'
import { configDefaults, defineConfig } from 'vitest/config'

/** Left out where systemd is not installed. */
const systemdTests = 'deploy/systemd/systemd-analyze.test.ts'
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
if (!hasSystemd) console.log(`LEFT OUT, without systemd: ${systemdTests}`)

/** Which of the two tiers runs: `npm test`, or `npm run test:slow`. */
const isSlowTier = process.env.SLOW_TESTS === '1'
const folders = '{app,components,deploy,lib,scripts,e2e}/**'

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      // The marker package throws outside a server bundle; unit tests are the server.
      'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js`,
    },
  },
  test: {
    include: isSlowTier
      ? [`${folders}/*.slow.test.{ts,tsx}`]
      : [`${folders}/*.test.{ts,tsx}`, '*.test.ts'],
    // Those of nginx run with the cluster's, which installs it.
    exclude: [
      ...configDefaults.exclude,
      'deploy/nginx/**',
      ...(hasSystemd ? [] : [systemdTests]),
      ...(isSlowTier ? [] : ['**/*.slow.test.{ts,tsx}']),
    ],
    environment: 'node',
    // A machine that is busy with something else fails no test.
    testTimeout: 30_000,
  },
})
