import { expect } from '@playwright/test'
import type { Resource } from '../../lib/shared/endpoints'
import { revalidateSecret, type Site } from './site'

/** Tells the site that these resources have changed, as a backend does. */
export async function revalidate(site: Site, contents: readonly Resource[]): Promise<void> {
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${revalidateSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ contents }),
  })
  expect(response.status).toBe(200)
}
