import type { Page } from '@playwright/test'
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
