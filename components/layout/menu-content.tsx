import { BrandMark } from '@/components/ui/brand-mark'
import { CloseIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { headerCopy } from './copy'
import { LinkItems, type NavigationLink, universeLinks, universeNavigation } from './link-items'
import { SearchForm } from './search-form.client'

export type MenuLinks = {
  home: NavigationLink
  /** Of a universe; without them the universes. */
  links?: readonly NavigationLink[]
}

type Props = MenuLinks & {
  onClose: () => void
  /** A link was followed: its page replaces the history entry of the menu. */
  onNavigate: () => void
  onContact: () => void
}

/** The links of the menu; rendered while it is open, because they are in no page's HTML. */
export function MenuContent({ home, links, onClose, onNavigate, onContact }: Props) {
  return (
    <>
      <div className="site-menu-bar">
        <IntentLink href={home.href} replace onClick={onNavigate} className="site-header-brand">
          <BrandMark />
          {home.label}
        </IntentLink>
        <button type="button" className="button-round" onClick={onClose}>
          <CloseIcon />
          <span className="sr-only">{headerCopy.closeMenu}</span>
        </button>
      </div>
      <SearchForm />
      <nav aria-label={headerCopy.menu}>
        <ul className={links ? 'site-menu-links' : 'site-menu-tiles'}>
          <LinkItems links={links ?? universeLinks} replace onClick={onNavigate} />
        </ul>
      </nav>
      {links && (
        <nav aria-labelledby="tous-les-univers" className="site-menu-universes">
          <p id="tous-les-univers">{headerCopy.allUniverses}</p>
          <ul className="site-menu-tiles">
            <LinkItems links={universeNavigation(home.href)} replace onClick={onNavigate} />
          </ul>
        </nav>
      )}
      <div className="site-menu-contact">
        <button type="button" className="button button-whatsapp" onClick={onContact}>
          {headerCopy.contact}
        </button>
      </div>
    </>
  )
}
