import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { universes } from '@/contract/universes.mjs'
import type { NavigationLink } from './link-items'
import { MenuContent } from './menu-content'

const nothing = () => undefined
const currentIn = (home: NavigationLink) => {
  const html = renderToStaticMarkup(
    <MenuContent
      {...{ home, links: [] }}
      {...{ onClose: nothing, onNavigate: nothing, onContact: nothing }}
    />,
  )
  const tiles = html.slice(html.indexOf('site-menu-universes'))
  const all = [...tiles.matchAll(/<a [^>]*>/g)].map(([tag]) => tag)
  return { count: all.length, current: all.filter((tag) => tag.includes('aria-current="true"')) }
}

it.each(universes)('the menu of phones marks $name among the universes', ({ path, name }) => {
  const { count, current } = currentIn({ href: path, label: name } as NavigationLink)
  expect(count).toBe(universes.length + 1)
  expect(current).toEqual([expect.stringContaining(`href="${path}"`)])
})
