import { IntentLink } from '@/components/ui/intent-link'
import { headerCopy } from './copy'
import { type NavigationLink, universeNavigation } from './navigation-links'

type Props = { current: NavigationLink['href']; universes: readonly NavigationLink[] }

/** Above the header of a universe on wide screens: the home page and all universes. It scrolls away. */
export function UniverseStrip({ current, universes }: Props) {
  return (
    <nav aria-label={headerCopy.allUniverses} className="universe-strip">
      <ul>
        {universeNavigation(universes, current).map(({ href, label, ...state }) => (
          <li key={href}>
            <IntentLink href={href} {...state}>
              {label}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
