import { expect, type Locator } from '@playwright/test'

/** Where links lead, as it is written. */
export function hrefs(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''))
}

/** Expects that a link opens WhatsApp in a new tab; returns the message that it prefills. */
export async function whatsappMessage(link: Locator): Promise<string> {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/\d{8,}$/)
  return url.searchParams.get('text') ?? ''
}
