import { universePaths } from '../routes'
import { expect, test } from '../support/shared-site-test'

for (const path of ['/', '/admin']) {
  test(`R6 the footer of ${path} has phone, city, e-mail and three social links`, async ({
    page,
  }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCount(1)
    await expect(footer).toContainText('Cotonou')

    const phone = footer.locator('a[href^="tel:"]')
    await expect(phone).toHaveCount(1)
    await expect(phone).toHaveText(/^\+229 01( \d\d){4}$/)
    await expect(phone).toHaveAttribute('href', /^tel:\+22901\d{8}$/)

    const mail = footer.locator('a[href^="mailto:"]')
    await expect(mail).toHaveCount(1)
    const address = await mail.innerText()
    expect(address).toMatch(/^\S+@\S+\.\S+$/)
    await expect(mail).toHaveAttribute('href', `mailto:${address}`)

    const socials = footer.locator('a[href^="https://"]')
    await expect(socials).toHaveCount(3)
    for (const link of await socials.all()) {
      await expect(link).not.toBeEmpty()
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    const hrefs = await socials.evaluateAll((all) => all.map((it) => it.getAttribute('href')))
    expect(new Set(hrefs).size).toBe(3)
  })

  test(`R7 the footer of ${path} ends with the copyright line and the product name as a link to the home page`, async ({
    page,
  }) => {
    await page.goto(path)
    const line = page.getByRole('contentinfo').getByText('© 2025 Tous droits réservés.')
    const product = line.getByRole('link')
    await expect(product).toHaveCount(1)
    const name = await product.innerText()
    expect(name).not.toBe('')
    await expect(line).toHaveText(`© 2025 Tous droits réservés. ${name}`)
    await expect(product).toHaveAttribute('href', '/')
  })
}

for (const path of ['/', ...universePaths]) {
  test(`R6 the footer of ${path} links to all universes, in at most 32 rem on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    const links = footer.getByRole('navigation', { name: 'Nos univers' }).getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))
    expect(hrefs).toEqual(universePaths)
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(32 * 16)
    const heights = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
}
