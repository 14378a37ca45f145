/** Whether the slow tier runs (`npm run test:slow`): the tests with this tag; else all others. */
export const isSlowTier = process.env.SLOW_TESTS === '1'
export const slowTag = /@slow/
