import { Link } from '@payloadcms/ui'
import type { CollectionSlug, UIFieldServerProps } from 'payload'
import { findUses } from '../references/uses'

/** Where the file or the category of this page is used, with links. */
export async function Uses({ id, collectionSlug, req }: UIFieldServerProps) {
  if (!id) return null
  const uses = await findUses(req, { collection: collectionSlug as CollectionSlug, id })
  return (
    <div className="field-type">
      <h2 style={{ fontSize: 'inherit', margin: 0 }}>Utilisé dans</h2>
      {uses.length === 0 && <p>Rien pour le moment.</p>}
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {uses.map(({ kind, title, href }) => (
          <li key={href}>
            <Link href={href}>{title}</Link> ({kind})
          </li>
        ))}
      </ul>
    </div>
  )
}
