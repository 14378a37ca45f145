import 'server-only'
import type { Content } from './contents'
import { load } from './load'
import { headerVideo } from './schemas'

/** The address of a header video as browsers reach it, or undefined: then its poster stays. */
export async function loadHeaderVideo(
  content: Extract<Content, `${string}-header-video`>,
): Promise<string | undefined> {
  const loaded = await load(content, (body) => headerVideo.parse(body))
  return 'data' in loaded ? loaded.data : undefined
}
