import 'server-only'
import { z } from 'zod'
import { getPrivateJson } from '@/lib/backend/client'
import { logger } from '@/lib/shared/log/logger.mjs'
import type { PreviewKind } from '@/lib/shared/preview-address'

/** What the backend tells of a draft: the content as its public API would, and whether it is online. */
const draftSchema = z.object({ published: z.boolean(), content: z.unknown() })

/**
 * `found`: the latest version. `notFound`: it was deleted. `incomplete`: what the page needs is
 * missing in it. `unavailable`: the backend does not answer, or knows no drafts.
 */
type LoadedDraft<T> =
  | { state: 'found'; draft: T; published: boolean }
  | { state: 'notFound' | 'incomplete' | 'unavailable' }

/**
 * Loads the latest version of a content, published or not. Never throws, and nothing is stored.
 * @param schema of the content, as the public API sends it
 */
export async function loadDraft<T>(
  kind: PreviewKind,
  id: string,
  schema: z.ZodType<T>,
): Promise<LoadedDraft<T>> {
  try {
    const answer = await getPrivateJson(`/drafts/${kind}/${encodeURIComponent(id)}`)
    if (answer.missing) return { state: 'notFound' }
    const { published, content } = draftSchema.parse(answer.body)
    const draft = schema.safeParse(content)
    return draft.success
      ? { state: 'found', draft: draft.data, published }
      : { state: 'incomplete' }
  } catch (error) {
    logger('backend-client').warn({ error, kind }, 'A draft could not be loaded')
    return { state: 'unavailable' }
  }
}
