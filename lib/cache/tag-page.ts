import 'server-only'
import { unstable_cache } from 'next/cache'

/**
 * Adds a cache tag to the page that is being rendered, although it has not requested anything itself.
 * @param revalidate the seconds of its `revalidate` at most; false: they stay as they are
 */
export async function tagPage(tag: string, revalidate: number | false): Promise<void> {
  const key = ['tag-page', tag, String(revalidate)]
  await unstable_cache(async () => true, key, { tags: [tag], revalidate })()
}
