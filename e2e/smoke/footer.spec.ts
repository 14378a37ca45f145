import { accessibilityAudit, conformity } from '../../lib/site/accessibility-audit'
import { universePaths } from '../routes'
import { hrefs } from '../support/links'
import { expect, type Locator, test } from '../support/shared-site-test'

const phone = { width: 360, height: 740 }
const legalPages = [
  { path: '/mentions-legales', name: 'Mentions légales' },
  { path: '/confidentialite', name: 'Confidentialité' },
  { path: '/plan-du-site', name: 'Plan du site' },
  { path: '/accessibilite', name: `Accessibilité\u00a0: ${conformity(accessibilityAudit)}` },
]

for (const path of ['/', '/admin', ...universePaths]) {
  test(`R6 R7 the footer of ${path}: how to reach the brand, all universes, legal pages, copyright, in at most 32 rem`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCount(1)
    await expectContact(footer)
    const universes = footer.getByRole('navigation', { name: 'Nos univers' }).getByRole('link')
    expect(await hrefs(universes)).toEqual(universePaths)
    for (const { path: href, name } of legalPages) {
      const link = footer.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', href)
    }

    const line = footer.getByText('© 2025 Tous droits réservés.')
    const product = line.getByRole('link')
    await expect(product).toHaveCount(1)
    await expect(product).not.toBeEmpty()
    await expect(product).toHaveAttribute('href', '/')
    await expect(line).toHaveText(`© 2025 Tous droits réservés. ${await product.innerText()}`)

    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(32 * 16)
    const heights = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
}

async function expectContact(footer: Locator): Promise<void> {
  await expect(footer).toContainText('Cotonou')
  const [phoneNumber, mail] = [
    footer.locator('a[href^="tel:"]'),
    footer.locator('a[href^="mailto:"]'),
  ]
  await expect(phoneNumber).toHaveText(/^\+229 01( \d\d){4}$/)
  await expect(phoneNumber).toHaveAttribute('href', /^tel:\+22901\d{8}$/)
  await expect(mail).toHaveAttribute('href', `mailto:${await mail.innerText()}`)
  const socials = footer.locator('a[href^="https://"][target="_blank"][rel*="noopener"]')
  expect(new Set(await hrefs(socials)).size).toBe(3)
}
