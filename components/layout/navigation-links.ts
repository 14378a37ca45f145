import { headerCopy } from './copy'

export type NavigationLink = { href: string; label: string; 'aria-current'?: true }

/**
 * The home page and all universes, with `aria-current` on the one whose page is shown.
 * @param current the path of that universe
 */
export function universeNavigation(universes: readonly NavigationLink[], current: string) {
  return [{ href: '/', label: headerCopy.home }, ...universes].map((link) =>
    link.href === current ? { ...link, 'aria-current': true as const } : link,
  )
}
