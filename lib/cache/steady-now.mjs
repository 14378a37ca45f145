/**
 * The present as Next compares the age of pages with: milliseconds since 1970 by the clock of the start,
 * which goes on when the system's clock is set.
 */
export const steadyNow = () => performance.timeOrigin + performance.now()
