import type { Step } from './run-steps'

/** Where reports, screenshots and traces of test runs go. */
export const resultsFolder = 'test-results'

/** Installs programs beside other steps, instead of while both cores wait for them. */
const install = 'node scripts/lib/steps/install.mjs'

/** What needs no build. */
export const staticChecks: Step[] = [
  { name: 'unit tests', ...vitest('npx vitest run', 'unit') },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types of the backend', command: 'npm run --silent typecheck:backend' },
  { name: 'formatting', command: 'npm run --silent format:check' },
]

/**
 * What a static check runs after: a build rewrites the generated types that checks of types read. Unit tests
 * fill the core that waits for the longer build.
 */
const builtBefore = (name: string) =>
  ['types', 'unit tests'].includes(name) ? 'site build' : 'backend build'

/** The longest chains first, so that neither core waits at the end. */
export const fastTier: Step[] = [
  { name: 'site build', command: 'npm run --silent build' },
  { name: 'backend build', command: 'node scripts/build.mjs backend' },
  {
    name: 'backend tests',
    ...vitest('npm test --silent -w backend --', 'backend'),
    needs: ['backend build'],
  },
  {
    name: 'tests of requests',
    ...vitest('npm run --silent http --', 'http'),
    needs: ['site build'],
  },
  { name: 'static pages', command: 'npm run --silent static-pages', needs: ['site build'] },
  {
    name: 'browser syntax',
    command: 'npm run --silent browser-syntax',
    needs: ['site build', 'backend build'],
  },
  { name: 'browser', command: `${install} browser`, after: ['site build'] },
  ...staticChecks.map((step) => ({ ...step, after: [builtBefore(step.name)] })),
  {
    name: 'browser tests',
    command: 'npm run --silent e2e',
    report: `${resultsFolder}/results.json`,
    needs: ['site build', 'backend build'],
    // Alone: they use both cores.
    after: [
      ...staticChecks.map(({ name }) => name),
      ...['backend tests', 'tests of requests', 'static pages', 'browser syntax', 'browser'],
    ],
    live: true,
  },
]

/** Tests that wait for servers most of the time run beside what uses the cores. */
export const slowTier: Step[] = [
  { name: 'builds', command: 'npm run --silent build && node scripts/build.mjs backend' },
  { name: 'servers', command: `${install} servers`, after: ['builds'] },
  { name: 'size budgets', command: 'npm run --silent size', needs: ['builds'] },
  { name: 'slow unit tests', ...vitest('SLOW_TESTS=1 npx vitest run', 'slow/unit', 'servers') },
  {
    name: 'slow backend tests',
    ...vitest('SLOW_TESTS=1 npm test --silent -w backend --', 'slow/backend'),
    after: ['size budgets', 'servers'],
  },
  { name: 'other engines', command: `${install} engines`, after: ['slow unit tests'] },
  // Without Firefox and WebKit, or without the servers, these have nothing to run, and say so.
  {
    name: 'outages of the cluster',
    ...vitest('npm run --silent test:cluster --', 'slow/cluster', 'other engines'),
  },
  {
    name: 'slow browser tests',
    command: 'SLOW_TESTS=1 npm run --silent e2e -- --pass-with-no-tests',
    report: `${resultsFolder}/slow/results.json`,
    ...{ after: ['slow backend tests', 'outages of the cluster'], live: true },
  },
  {
    name: 'journeys in other engines',
    ...vitest('npm run --silent engines --', 'slow/engines', 'slow browser tests'),
  },
].map((step) => ({ ...step, mayBeEmpty: true }))

/** A command that runs vitest, with a report of that name, after another step where one is named. */
function vitest(command: string, name: string, previous?: string) {
  const report = `${resultsFolder}/${name}.json`
  const file = `--outputFile.json="$PWD/${report}"`
  return {
    command: `${command} --passWithNoTests --reporter=default --reporter=json ${file}`,
    report,
    ...(previous && { after: [previous] }),
  }
}
