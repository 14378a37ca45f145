import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { destinationCopy } from '@/lib/destinations/copy'
import { defaultDestinations as destinations } from '@/lib/destinations/destinations'
import { GuideBlock } from './guide'

const quotes = /«\s[^»]*\s»/g

it.each(destinations)('quoted words of the guide of $name name their language', (destination) => {
  const blocks = destinationCopy.sections.flatMap(({ key }) => destination[key])
  const html = renderToStaticMarkup(
    blocks.map((block, index) => (
      <GuideBlock key={index} block={block} lang={destination.language} />
    )),
  )
  const quoted = html.match(quotes) ?? []
  expect(quoted.length).toBeGreaterThan(1)
  for (const quote of quoted) {
    const isForeign = new RegExp(
      `^«\\s<span lang="${destination.language}">[^<]+</span>\\s»$`,
    ).test(quote)
    expect(isForeign, quote).toBe(destination.slug !== 'france')
  }
})
