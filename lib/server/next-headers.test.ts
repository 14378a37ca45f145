import { readFileSync } from 'node:fs'
import { ACTION_HEADER, FLIGHT_HEADERS } from 'next/dist/client/components/app-router-headers.js'
import { expect, it } from 'vitest'

// Headers of Next's own, which files that cannot import them repeat: docs/upgrading.md.

const inDevelopment = 'next-hmr-refresh'
const routerHeaders = FLIGHT_HEADERS.filter((it) => it !== inDevelopment).map(
  (it) => `$http_${it.replaceAll('-', '_')}`,
)

it.each([
  // Of the key of a page: what Next answers differently must not be taken for another answer.
  ...routerHeaders.map((it) => ['deploy/nginx/http.conf', it] as const),
  ['backend/src/upload/fetch-with-progress.ts', `has('${ACTION_HEADER}')`] as const,
  ['node_modules/next/dist/build/templates/app-page-runtime.js', "'x-nextjs-cache'"] as const,
])('%s knows %s', (file, header) => {
  expect(readFileSync(file, 'utf8').toLowerCase()).toContain(header)
})
