import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Carousel } from './carousel.client'

const htmlOf = (slides: string[]) =>
  renderToStaticMarkup(
    <Carousel label="Destinations" delay={2500} gap={6}>
      {slides}
    </Carousel>,
  )

it('R114 several slides have buttons and a stop of the Tab key, which one alone does not need', () => {
  const several = htmlOf(['Espagne', 'France'])
  expect(several.match(/<button/g)).toHaveLength(3)
  expect(several).toContain('tabindex="0"')
  const alone = htmlOf(['Espagne'])
  expect(alone).toContain('Espagne')
  expect(alone).not.toMatch(/<button|tabindex/)
})
