import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Has the page or answer that is being rendered rendered again after so many seconds at the latest: what
 * `export const revalidate` does, which takes a literal in each file only.
 * @param seconds the lowest of all calls counts; false: they stay as they are
 * @param tags cache tags that are added to it, although it has not requested anything itself
 */
export async function revalidateWithin(seconds: number | false, tags: string[] = []) {
  const key = ['revalidate-within', String(seconds), ...tags]
  await unstable_cache(async () => true, key, { tags, revalidate: seconds })()
}
