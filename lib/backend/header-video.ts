import 'server-only'
import type { Content } from './contents'
import { load } from './load'
import { headerVideoSchema } from './schemas'

/** The address of a header video as browsers reach it, or undefined: then its poster stays. */
export async function loadHeaderVideo(
  content: Extract<Content, `${string}-header-video`>,
): Promise<string | undefined> {
  const loaded = await load(content, (body) => headerVideoSchema.parse(body))
  return 'data' in loaded ? loaded.data : undefined
}
