/** Measures three times, one after the other; the medians of what is measured, by name. */
export async function medians(measure: () => Promise<Record<string, number>>) {
  const runs = [await measure(), await measure(), await measure()]
  const names = Object.keys(runs[0] ?? {})
  const median = (name: string) => runs.map((run) => run[name] ?? 0).toSorted((a, b) => a - b)[1]
  return names.map((name) => [name, median(name) ?? 0] as const)
}
