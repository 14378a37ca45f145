import { lastBackup } from '../../backup/last-backup.mjs'
import { readSettings } from '../../shared/settings.mjs'
import { notifier } from '../publication/notifier'
import { siteWarning } from '../publication/site-health'
import { age, wholeDays } from './age'
import { Panel } from './panel'
import { readyReplicas } from './site-health'

/** A backup that is older than this is late, in days: they are made once a week at least. */
const lateAfterDays = 8

/** Whether the site answers, and when the last backup was made. */
export function Health() {
  const { siteUrls, backupDir } = readSettings(
    process.env,
    process.env.BACKEND_ROOT ?? process.cwd(),
  )
  const warning = siteWarning(notifier().health())
  return (
    <>
      <Panel title="Santé du site" read={() => readyReplicas(siteUrls)}>
        {({ ready, all }) => (
          <>
            <State isGood={ready === all}>{siteSentence(ready, all)}</State>
            {warning && <State isGood={false}>{`Dernière publication\u00a0: ${warning}`}</State>}
          </>
        )}
      </Panel>
      <Panel title="Dernière sauvegarde" read={() => lastBackup(backupDir)}>
        {(date) => (
          <State isGood={date !== null && wholeDays(date) <= lateAfterDays}>
            {date ? backupSentence(date) : 'Aucune sauvegarde n’a été trouvée.'}
          </State>
        )}
      </Panel>
    </>
  )
}

function State({ isGood, children }: { isGood: boolean; children: string }) {
  return <p className={`overview__state overview__state--${isGood ? 'good' : 'bad'}`}>{children}</p>
}

function siteSentence(ready: number, all: number): string {
  if (ready === all) return 'Le site répond.'
  if (ready === 0) return 'Le site ne répond pas. Prévenez la personne qui l’a installé.'
  return 'Le site répond, mais une partie de ses serveurs est arrêtée.'
}

function backupSentence(date: Date): string {
  const made = `Faite ${age(date)}.`
  return wholeDays(date) > lateAfterDays
    ? `${made} C’est trop ancien\u00a0: prévenez la personne qui a installé le site.`
    : made
}
