/**
 * The bytes of all response headers that may not be exceeded, whatever the content: proxies have
 * buffers of 4 KB for them, and answer 502 to a response with more.
 */
export const maxHeaderBytes = 3072

/** The bytes of the headers of a response, as HTTP/1.1 sends them. */
export function headerBytes(headers: readonly { name: string; value: string }[]): number {
  return headers.reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0)
}

/** The problems of a page's security headers, one sentence each; empty when there are none. */
export function securityProblems(headers: Record<string, string>): string[] {
  const policy = directives(headers['content-security-policy'] ?? '')
  const scripts = policy.get('script-src') ?? []
  const checks: [isFine: boolean, problem: string][] = [
    [scripts.includes("'self'"), 'script-src is missing'],
    [!scripts.includes("'unsafe-inline'"), "script-src allows 'unsafe-inline'"],
    [!scripts.includes("'unsafe-eval'"), "script-src allows 'unsafe-eval'"],
    [!scripts.some((source) => /^(https?:|data:|\*)/.test(source)), 'script-src allows hosts'],
    [isClosed(policy.get('default-src'), "'none'", "'self'"), 'default-src is open'],
    [
      isClosed(policy.get('object-src') ?? policy.get('default-src'), "'none'"),
      'object-src is open',
    ],
    [isClosed(policy.get('base-uri'), "'none'", "'self'"), 'base-uri is open'],
    [
      isClosed(policy.get('frame-ancestors'), "'none'", "'self'") ||
        /^(DENY|SAMEORIGIN)$/i.test(headers['x-frame-options'] ?? ''),
      'any site may frame the page',
    ],
    [headers['x-content-type-options'] === 'nosniff', 'x-content-type-options is not nosniff'],
    [headers['referrer-policy'] !== undefined, 'referrer-policy is missing'],
    [headers['permissions-policy'] !== undefined, 'permissions-policy is missing'],
    [headers['x-powered-by'] === undefined, 'x-powered-by tells the software'],
  ]
  return checks.filter(([isFine]) => !isFine).map(([, problem]) => problem)
}

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

function isClosed(sources: string[] | undefined, ...allowed: string[]): boolean {
  return sources !== undefined && sources.length > 0 && sources.every((it) => allowed.includes(it))
}
