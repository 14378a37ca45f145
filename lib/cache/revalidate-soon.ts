import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Shortens the lifetime of the page that is being rendered: it is rendered again after a few
 * seconds instead of its own `revalidate`.
 * @param seconds of the new lifetime
 */
export async function revalidateSoon(seconds: number): Promise<void> {
  await unstable_cache(async () => true, ['revalidate-soon', String(seconds)], {
    revalidate: seconds,
  })()
}
