import { routes } from '../routes'
import { edgeContrast, iconContrast } from '../support/edge-contrast'
import { expect, test } from '../support/shared-site-test'

/** Buttons and links that show an icon alone. */
const icons = ['button', 'a'].map(
  (control) => `${control}:has(> svg):not(:has(> :not(svg, .sr-only))) > svg`,
)

test('R1 the edge of every field and the icon of every button without words stand out: 3 to 1', async ({
  page,
}) => {
  const contrasts: [string, number][] = []
  const measured = new Set<string | null>()
  for (const { path } of routes) {
    await page.goto(path)
    const fields = page.locator('select, input:not([type="hidden"]), textarea')
    for (const field of await fields.filter({ visible: true }).all()) {
      contrasts.push([`${path} ${await field.getAttribute('id')}`, await edgeContrast(field)])
    }
    for (const icon of await page.locator(icons.join()).filter({ visible: true }).all()) {
      const name = await icon.locator('..').textContent()
      if (!measured.has(name)) contrasts.push([`${path} ${name}`, await iconContrast(icon)])
      measured.add(name)
    }
  }
  expect(contrasts.length - measured.size).toBeGreaterThan(1)
  expect(measured.size).toBeGreaterThan(5)
  expect(contrasts.filter(([, ratio]) => ratio < 3)).toEqual([])
})
