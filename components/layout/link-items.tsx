import type { ComponentProps } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import type { NavigationLink } from './navigation-links'

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
