import { getNavGroups, getVisibleEntities } from '@payloadcms/ui/shared'
import type { PayloadRequest, SanitizedPermissions } from 'payload'
import { Logo } from '../admin/logo'
import { environment } from '../environment'
import { MenuBar } from './menu-bar'

type Props = { req: PayloadRequest; permissions: SanitizedPermissions }

/** The groups and links of Payload's menu: beside the page, or over it on a phone, from the bar at the thumb. */
export function Menu({ req, permissions }: Props) {
  const visible = getVisibleEntities({ req })
  const groups = getNavGroups(permissions, visible, req.payload.config, req.i18n)
  return (
    <MenuBar>
      <details className="button-row group peer desk:hidden">
        <summary className="group-open:before:fixed group-open:before:inset-0 group-open:before:bg-[rgb(0_0_0/50%)]">
          Menu
        </summary>
      </details>
      <nav className="menu max-desk:peer-[:not([open])]:hidden" aria-label="Menu">
        <a href="/admin">
          <Logo />
        </a>
        {groups.map(({ label, entities }) => (
          <section key={label}>
            <h2 className="text-muted mt-4 mb-1 text-[14px]">{label}</h2>
            <ul className="m-0 list-none p-0">
              {entities.map(({ slug, type, label: name }) => (
                <li key={slug}>
                  <a href={`/admin/${type}/${slug}`}>{String(name)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <a href="/admin/account" className="border-line mt-4 border-t">
          Mon compte
        </a>
        <a href="/admin/logout">Se déconnecter</a>
        <Elsewhere />
      </nav>
      <p className="button-row desk:hidden m-0">
        <Elsewhere />
      </p>
    </MenuBar>
  )
}

const Elsewhere = () => (
  <>
    <a href="/admin/aide">Aide</a>
    <a href={environment.siteUrl} target="_blank" rel="noopener">
      Voir le site
    </a>
  </>
)
