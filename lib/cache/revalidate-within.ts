import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Has the page or answer that is being rendered rendered again after so many seconds at the latest: what
 * `export const revalidate` does, which takes a literal in each file only.
 * @param seconds the lowest of all calls counts
 */
export async function revalidateWithin(seconds: number): Promise<void> {
  await unstable_cache(async () => true, ['revalidate-within', String(seconds)], {
    revalidate: seconds,
  })()
}
