import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache/types'

/** Pages as Next passes them to the cache handler, for its tests. */
export const pageContext = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  isFallback: false,
}
export const page = (html: string, headers: Record<string, string> = {}) => ({
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html,
  rscData: Buffer.from('rsc'),
  headers,
  postponed: undefined,
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
})

type Entry = { lastModified: number; value: unknown } | null
export const htmlOf = (entry: Entry) => (entry?.value as { html?: string } | undefined)?.html
export const policyOf = (entry: Entry) =>
  (entry?.value as { headers?: Record<string, string> } | undefined)?.headers?.[
    'content-security-policy'
  ]
