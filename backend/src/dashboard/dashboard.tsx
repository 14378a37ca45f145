import { readSettings } from '../../shared/settings.mjs'
import { Drafts } from './drafts'
import { Health } from './health'
import { Messages } from './messages'
import { Online } from './online'
import type { PanelProps } from './panel'
import { Problems } from './problems'
import { Scheduled } from './scheduled'
import { Upcoming } from './upcoming'

/** The first page of the back-office, above the list of collections: what there is to know and to do. */
export function Dashboard({ payload }: PanelProps) {
  const { siteUrl } = readSettings(process.env, process.env.BACKEND_ROOT ?? process.cwd())
  return (
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
        <Problems payload={payload} />
        <Messages payload={payload} />
        <Upcoming payload={payload} />
        <Drafts payload={payload} />
        <Scheduled payload={payload} />
        <Online payload={payload} />
        <Health />
      </div>
    </main>
  )
}
