import { lastBackup } from '../../backup/manifest.mjs'
import { environment } from '../environment'
import { notifier } from '../publication/notifier'
import { siteWarning } from '../publication/site-health'
import { age, wholeDays } from './age'
import { Panel } from './panel'
import { readyReplicas } from './site-health'

/** A backup that is older than this is late, in days: they are made once a week at least. */
const lateAfterDays = 8

/** Whether the site answers, and when the last backup was made. */
export function Health() {
  const warning = siteWarning(notifier().health())
  const read = () =>
    Promise.all([readyReplicas(environment.siteUrls), lastBackup(environment.backupDir)])
  return (
    <Panel
      title="Santé du site"
      read={read}
      isFolded={([{ ready, all }, backup]) => ready === all && !warning && isRecent(backup)}
    >
      {([{ ready, all }, backup]) => (
        <>
          <State isGood={ready === all}>{siteSentence(ready, all)}</State>
          {warning && <State isGood={false}>{`Dernière publication\u00a0: ${warning}`}</State>}
          <State isGood={isRecent(backup)}>
            {backup
              ? `Dernière sauvegarde\u00a0: ${backupSentence(backup)}`
              : 'Aucune sauvegarde n’a été trouvée.'}
          </State>
        </>
      )}
    </Panel>
  )
}

function State({ isGood, children }: { isGood: boolean; children: string }) {
  const colour = isGood ? 'border-(--theme-success-500)' : 'border-(--theme-error-500)'
  return <p className={`border-s-4 ps-3 ${colour}`}>{children}</p>
}

const isRecent = (date: Date | null) => date !== null && wholeDays(date) <= lateAfterDays

function siteSentence(ready: number, all: number): string {
  if (ready === all) return 'Le site répond.'
  if (ready === 0) return 'Le site ne répond pas. Prévenez la personne qui l’a installé.'
  return 'Le site répond, mais une partie de ses serveurs est arrêtée.'
}

function backupSentence(date: Date): string {
  const made = `faite ${age(date)}.`
  return wholeDays(date) > lateAfterDays
    ? `${made} C’est trop ancien\u00a0: prévenez la personne qui a installé le site.`
    : made
}
