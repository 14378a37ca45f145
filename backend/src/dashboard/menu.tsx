import { getNavGroups, getVisibleEntities } from '@payloadcms/ui/shared'
import type { PayloadRequest, SanitizedPermissions } from 'payload'
import { Logo } from '../admin/logo'

type Props = { req: PayloadRequest; permissions: SanitizedPermissions }

/** The groups and links of Payload's menu: beside the page, or over it on a phone. */
export function Menu({ req, permissions }: Props) {
  const visible = getVisibleEntities({ req })
  const groups = getNavGroups(permissions, visible, req.payload.config, req.i18n)
  return (
    <nav id="menu" popover="auto" className="menu" aria-label="Menu">
      <Logo />
      {groups.map(({ label, entities }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ul>
            {entities.map(({ slug, type, label: name }) => (
              <li key={slug}>
                <a href={`/admin/${type}/${slug}`}>{String(name)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ul>
        <li>
          <a href="/admin/account">Mon compte</a>
        </li>
        <li>
          <a href="/admin/logout">Se déconnecter</a>
        </li>
      </ul>
    </nav>
  )
}
