import type { Route } from 'next'
import { headerCopy } from './copy'

export type NavigationLink = { href: Route; label: string; 'aria-current'?: true }

/**
 * The home page and all universes, with `aria-current` on the one whose page is shown.
 * @param current the path of that universe
 */
export function universeNavigation(universes: readonly NavigationLink[], current: Route) {
  return [{ href: '/' as Route, label: headerCopy.home }, ...universes].map((link) =>
    link.href === current ? { ...link, 'aria-current': true as const } : link,
  )
}
