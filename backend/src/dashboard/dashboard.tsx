import { Gutter } from '@payloadcms/ui'
import { CollectionCards } from '@payloadcms/ui/rsc'
import type { AdminViewServerProps } from 'payload'
import { readSettings } from '../../shared/settings.mjs'
import { isProprietaire } from '../accounts/roles'
import { Changes } from './changes'
import { Drafts } from './drafts'
import { Health } from './health'
import { Messages } from './messages'
import { Online } from './online'
import { Problems } from './problems'
import { Sample } from './sample'
import { Scheduled } from './scheduled'
import { Upcoming } from './upcoming'

type Props = Pick<AdminViewServerProps, 'payload' | 'initPageResult'>

/** The first page of the back-office, in place of Payload's: what there is to know and to do, then all lists. */
export function Dashboard({ payload, initPageResult }: Props) {
  const { siteUrl } = readSettings(process.env, process.env.BACKEND_ROOT ?? process.cwd())
  const isOwner = isProprietaire(initPageResult.req)
  return (
    <Gutter className="dashboard">
      <main className="overview">
        <div className="overview__header">
          <h1>Bienvenue</h1>
          <p>
            Un contenu n’est visible sur le site qu’après «&nbsp;Publier les
            modifications&nbsp;»&#8239;; avant, il reste un brouillon.
          </p>
          <p className="overview__actions">
            <a href={siteUrl} target="_blank" rel="noopener">
              Voir le site
            </a>
            <a href="/admin/aide">Aide</a>
          </p>
        </div>
        <div className="overview__panels">
          <Problems payload={payload} isOwner={isOwner} />
          {isOwner && <Sample payload={payload} />}
          <Changes payload={payload} user={initPageResult.req.user} />
          <Messages payload={payload} />
          <Upcoming payload={payload} />
          <Drafts payload={payload} />
          <Scheduled payload={payload} />
          <Online payload={payload} />
          <Health />
        </div>
        <CollectionCards {...initPageResult} widgetData={{}} widgetSlug="collections" />
      </main>
    </Gutter>
  )
}
