import { serverHtml, textOf } from '../../testing/server-html'
import { expect, test } from './site-test'

/** The address and the text of the title of each result. */
const resultsOf = (html: string) =>
  (html.match(/<article[^]*?<\/article>/g) ?? []).map((article) => {
    const [, href, title] = /<a [^>]*href="([^"]+)"[^>]*>([^]*?)<\/a>/.exec(article) ?? []
    return { href: textOf(href), title: textOf(title), text: textOf(article) }
  })

// That an anchor is in view after a jump: e2e/smoke/navigation.spec.ts.
test('A62 R106 R116 R120 R128 the search leads to packs, questions, the institute, the quote, houses and pages', async ({
  request,
}) => {
  for (const [query, title, address, shown] of [
    ['visa études', 'Visa Études', '/voyage#visas', 'Visa Études'],
    ['annuler', 'Puis-je annuler ou reporter mon voyage ?', '/voyage#faq', "FAQ's"],
    ['institut', 'Institut Rayonne', '/beaute#adresse', 'Nous trouver'],
    [
      'devis',
      'Immobilier : devis de construction',
      '/immobilier?onglet=devis#services',
      'Parlons de votre projet',
    ],
    [
      'location',
      'Immobilier : maisons à louer au Bénin',
      '/immobilier?onglet=louer#services',
      'Nos Services',
    ],
    ['confidentialité', 'Confidentialité :', '/confidentialite', 'Confidentialité'],
  ] as const) {
    const results = resultsOf((await serverHtml(request, `/recherche?q=${query}`)).html)
    expect(results[0]?.href, query).toBe(address)
    expect(results[0]?.title, query).toContain(title)
    const [path = '', anchor] = address.split('#')
    const { html } = await serverHtml(request, path)
    const begin = html.indexOf(anchor ? ` id="${anchor}"` : '<main')
    expect(begin, address).toBeGreaterThan(0)
    expect(textOf(html.slice(begin)), address).toContain(shown)
  }

  const { html: found } = await serverHtml(request, '/recherche?q=3 chambres')
  const houses = resultsOf(found)
  expect(houses.filter(({ text }) => /· 3 chambres/.test(text))).toHaveLength(5)
  expect(found.match(/<h2[^>]*>\d+ [^<]+<\/h2>/g)).toEqual([
    expect.stringContaining(`${houses.length} maisons<`),
  ])
})
