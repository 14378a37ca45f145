import { expect } from '@playwright/test'
import type { Resource } from '../../lib/backend/endpoints'
import { revalidateSecret, type Site } from './site'

/** Calls the revalidation webhook as a backend does. */
export function callWebhook(site: Site, body: unknown, secret = revalidateSecret) {
  return fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Tells the site that these resources have changed. */
export async function revalidate(site: Site, contents: readonly Resource[]): Promise<void> {
  expect((await callWebhook(site, { contents })).status).toBe(200)
}
