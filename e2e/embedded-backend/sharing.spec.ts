import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from '../support/back-office-test'

test.use({ permissions: ['clipboard-write', 'clipboard-read'] })

test('a published event is shared by its address, on networks, as a text and as a code to print', async ({
  page,
  backOffice: { me, site },
}) => {
  const data = { title: 'Événement à partager', date: '2099-11-28T12:00:00.000Z', time: '20:00' }
  const poster = await me.uploadPicture()
  const { doc } = await me.publish('evenements', { ...data, poster })
  await page.goto(`/admin/collections/evenements/${doc.id}`)

  const address = `${site.url}/medias/mediaevenements/evenement-a-partager`
  const panel = page.getByRole('region', { name: 'En ligne' })
  await expect(panel.getByRole('link', { name: 'Voir' })).toHaveAttribute('href', address)
  await expect(panel.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    new RegExp(`sharer.php\\?u=${encodeURIComponent(address)}$`),
  )
  await panel.getByRole('button', { name: 'Copier l’adresse' }).click()
  await expect(panel.getByRole('button', { name: 'C’est copié' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await panel.getByText('Texte à diffuser et code QR').click()
  const text = `${data.title}\n📅 Samedi 28 novembre, 20 h\n👉 ${address}`
  await expect(panel.getByLabel('Texte', { exact: true })).toHaveValue(text)
  await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(text)}`,
  )
  await expect(panel.getByRole('img', { name: `Code QR de ${address}` })).toBeVisible()
  for (const [name, height] of [
    ['Affiche (1080 × 1350)', 1350],
    ['Story (1080 × 1920)', 1920],
  ] as const) {
    const href = await panel.getByRole('link', { name }).getAttribute('href')
    const picture = await page.request.get(String(href))
    const { width, height: drawn } = await sharp(await picture.body()).metadata()
    expect([width, drawn]).toEqual([1080, height])
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Code QR en PNG' }).click(),
  ])
  const png = await sharp(await readFile(await download.path())).metadata()
  expect(png).toMatchObject({ format: 'png', width: png.height })
  const right = await panel.evaluate((it) => it.getBoundingClientRect().right)
  expect(right).toBeLessThanOrEqual(360)
})
