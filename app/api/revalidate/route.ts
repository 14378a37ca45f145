import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { resources } from '@/contract/endpoints'
import { environment } from '@/lib/site/environment'
import { derivedSecret } from '@/platform/derived-secret.mjs'
import { count } from '@/platform/metrics/record.mjs'
import { sameSecret } from '@/platform/secrets.mjs'

const bodySchema = z.object({ contents: z.array(z.enum(resources)).min(1) })

/**
 * The revalidation webhook: the backend calls it when it publishes, and the pages that show the
 * published resources are rendered again.
 * `Authorization: Bearer {REVALIDATE_SECRET}` and `{ "contents": ["medias-events"] }`; 401 without
 * the secret, 400 for anything else in the body.
 */
export async function POST(request: Request): Promise<Response> {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const { revalidateSecret: shared } = environment
  const own = shared ? derivedSecret(shared, 'webhook') : undefined
  // The embedded backend sends the derived one, any other backend the secret itself.
  if (!sameSecret(given, own) && !sameSecret(given, shared)) {
    return Response.json({ error: 'Authorization: Bearer <REVALIDATE_SECRET>' }, { status: 401 })
  }
  const parsed = bodySchema.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) {
    const error = `{ "contents": [one or more of ${resources.join(', ')}] }`
    return Response.json({ error }, { status: 400 })
  }
  for (const resource of parsed.data.contents) {
    revalidateTag(resource, { expire: 0 })
    count('site_revalidations_total', { resource })
  }
  return Response.json({ revalidated: parsed.data.contents })
}
