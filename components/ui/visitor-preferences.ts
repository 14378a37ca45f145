type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor saves data or has a slow connection, as far as the browser says. Only in a browser. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}

/** Whether the visitor prefers reduced motion. Only in a browser. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
