/**
 * The bytes of all response headers that may not be exceeded, whatever the content: proxies have
 * buffers of 4 KB for them, and answer 502 to a response with more.
 */
const maxHeaderBytes = 3072

/** Headers that every response carries, whatever it is. */
const everywhere = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors /,
}

/** Scripts of a page are the site's own files, and those in the document by their hashes. */
const policyOfPages =
  /^default-src 'none'; script-src 'self'( 'sha256-[^' ]+')+; .*frame-ancestors .*base-uri 'none';.* object-src 'none'$/

/** The security headers that a response lacks, or has otherwise. */
export const headerProblems = (headers: Record<string, string | undefined>) =>
  Object.entries(everywhere).flatMap(([name, value]) =>
    value.test(headers[name] ?? '') ? [] : [`${name}: ${headers[name]}`],
  )

/** What is wrong with the headers of a page: it has a single policy, in few bytes as HTTP/1.1 sends them. */
export function pageHeaderProblems(all: readonly { name: string; value: string }[]): string[] {
  const headers = Object.fromEntries(all.map(({ name, value }) => [name.toLowerCase(), value]))
  const policies = all.filter(({ name }) => /^content-security-policy$/i.test(name))
  const bytes = all.reduce((sum, it) => sum + Buffer.byteLength(`${it.name}: ${it.value}\r\n`), 0)
  const isPolicyRight = policies.length === 1 && policyOfPages.test(policies[0]?.value ?? '')
  return [
    ...headerProblems(headers),
    ...(isPolicyRight ? [] : policies.map(({ value }) => `policy: ${value}`)),
    ...('x-powered-by' in headers ? ['x-powered-by'] : []),
    ...(bytes < maxHeaderBytes ? [] : [`${bytes} bytes of headers`]),
  ]
}
