import { expect, type Page } from '@playwright/test'
import { type PreviewKind, previewPath } from '../../lib/shared/preview-address'
import { revalidateSecret, type Site } from './site'

/**
 * The address of a preview on a site, as the back-office signs it.
 * @param age milliseconds since it was signed
 */
export function previewUrl(site: Site, kind: PreviewKind, id: number | string, age = 0): string {
  return site.url + previewPath(kind, String(id), revalidateSecret, Date.now() - age)
}

/** The band above a preview. */
export const previewBand = (page: Page) => page.getByRole('complementary', { name: 'Aperçu' })

/** Asks the API of the back-office, as its pages do; the page must be signed in. */
export async function askBackOffice(
  page: Page,
  origin: string,
  path: string,
  body?: object,
): Promise<{ id: number; docs: { id: number }[] }> {
  const headers = { Origin: origin, 'Content-Type': 'application/json' }
  const url = `${origin}/cms/${path}`
  const response = await (body
    ? page.request.post(url, { headers, data: body })
    : page.request.get(url, { headers }))
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  const answer = (await response.json()) as { doc?: { id: number }; docs?: { id: number }[] }
  return { id: answer.doc?.id ?? 0, docs: answer.docs ?? [] }
}
