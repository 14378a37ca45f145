import type { ComponentProps } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { universes } from '@/contract/universes.mjs'
import { headerCopy } from './copy'

export type NavigationLink = { href: string; label: string; 'aria-current'?: true }

/** The universes, in the order of all menus. */
export const universeLinks: readonly NavigationLink[] = universes.map(({ path, name }) => ({
  href: path,
  label: name,
}))

/** The home page and all universes, with `aria-current` on the one at the path `current`. */
export function universeNavigation(current?: string): NavigationLink[] {
  return [{ href: '/', label: headerCopy.home }, ...universeLinks].map((link) =>
    link.href === current ? { ...link, 'aria-current': true as const } : link,
  )
}

type Props = Omit<ComponentProps<typeof IntentLink>, 'href'> & { links: readonly NavigationLink[] }

/** The items of a list of links, which have the same attributes besides their own. */
export function LinkItems({ links, ...attributes }: Props) {
  return links.map(({ href, label, ...own }) => (
    <li key={href}>
      <IntentLink href={href} {...attributes} {...own}>
        {label}
      </IntentLink>
    </li>
  ))
}
