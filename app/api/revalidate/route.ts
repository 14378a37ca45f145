import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { contentNames } from '@/lib/backend/contents'
import { sameSecret } from '@/lib/http/secrets'
import { settings } from '@/lib/site/settings'

const order = z.object({ contents: z.array(z.enum(contentNames)).min(1) })

/**
 * Refreshes the pages that show some kinds of content: the backend calls it when it publishes.
 * `Authorization: Bearer {REVALIDATE_SECRET}` and `{ "contents": ["medias-events"] }`; 401 without
 * the secret, 400 for anything else in the body.
 */
export async function POST(request: Request): Promise<Response> {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!sameSecret(given, settings.revalidateSecret)) {
    return Response.json({ error: 'Authorization: Bearer <REVALIDATE_SECRET>' }, { status: 401 })
  }
  const parsed = order.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) {
    const error = `{ "contents": [one or more of ${contentNames.join(', ')}] }`
    return Response.json({ error }, { status: 400 })
  }
  for (const content of parsed.data.contents) revalidateTag(content, { expire: 0 })
  return Response.json({ revalidated: parsed.data.contents })
}
