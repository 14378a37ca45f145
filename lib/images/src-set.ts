/** The address of the last candidate of a `srcset`, the widest one of those that this site writes. */
export function lastCandidate(srcSet: string): string {
  return (srcSet.split(', ').at(-1) ?? '').replace(/ \d+w$/, '')
}

/** The address of the first candidate, the narrowest one. */
export const firstCandidate = (srcSet: string) => srcSet.split(' ', 1)[0]
