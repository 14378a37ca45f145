import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Shortens the `revalidate` of the page that is being rendered, so that it is rendered again soon.
 * @param seconds of the new interval
 */
export async function revalidateSoon(seconds: number): Promise<void> {
  await unstable_cache(async () => true, ['revalidate-soon', String(seconds)], {
    revalidate: seconds,
  })()
}
