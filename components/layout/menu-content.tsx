import { BrandMark } from '@/components/ui/brand-mark'
import { buttonStyles } from '@/components/ui/button-styles'
import { CloseIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { headerCopy } from './copy'
import { type NavigationLink, universeNavigation } from './navigation-links'

export type MenuLinks = {
  /** The link of the logo. */
  home: NavigationLink
  links: readonly NavigationLink[]
  /** All universes; undefined where `links` are the universes. */
  universes: readonly NavigationLink[] | undefined
}

type Props = MenuLinks & {
  onClose: () => void
  /** A link was followed: its page replaces the history entry of the menu. */
  onNavigate: () => void
  onContact: () => void
}

/** The links of the menu; rendered while it is open, because they are in no page's HTML. */
export function MenuContent({ home, links, universes, onClose, onNavigate, onContact }: Props) {
  return (
    <>
      <div className="bg-ground sticky top-0 z-10 flex h-18 items-center justify-between gap-4">
        <IntentLink href={home.href} replace onClick={onNavigate} className="site-header-brand">
          <BrandMark className="h-8" />
          {home.label}
        </IntentLink>
        <button type="button" className={buttonStyles.round} onClick={onClose}>
          <CloseIcon />
          <span className="sr-only">{headerCopy.closeMenu}</span>
        </button>
      </div>
      <nav aria-label={headerCopy.menu} className="mt-4">
        <ul className="font-display grid text-4xl font-bold">
          {links.map(({ href, label }) => (
            <li key={href}>
              <IntentLink href={href} replace onClick={onNavigate} className="block py-3">
                {label}
              </IntentLink>
            </li>
          ))}
          <li>
            <button type="button" className="block w-full py-3 text-left" onClick={onContact}>
              {headerCopy.contact}
            </button>
          </li>
        </ul>
      </nav>
      {universes && (
        <UniverseTiles current={home.href} universes={universes} onNavigate={onNavigate} />
      )}
    </>
  )
}

type UniverseTilesProps = Pick<Props, 'onNavigate'> & {
  current: NavigationLink['href']
  universes: readonly NavigationLink[]
}

/** The home page, and a tile in its own colour for each universe. */
function UniverseTiles({ current, universes, onNavigate }: UniverseTilesProps) {
  return (
    <nav aria-labelledby="tous-les-univers" className="mt-4 border-t border-white/20 pt-4">
      <p id="tous-les-univers" className="text-muted">
        {headerCopy.allUniverses}
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {universeNavigation(universes, current).map(({ href, label, ...state }) => (
          <li key={href} className="first:col-span-2">
            <IntentLink
              href={href}
              {...state}
              replace
              onClick={onNavigate}
              className="universe-tile"
              data-universe={href.slice(1)}
            >
              {label}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
