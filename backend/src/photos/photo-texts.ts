import type { Row, Status } from './photo-batch'

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

/** The part of the bytes of all photos that has left, from 0 to 1. */
export const sentPart = (rows: Row[]) =>
  rows.reduce((sum, { sent }) => sum + sent, 0) / Math.max(rows.length, 1)

/** What is said of all photos together. */
export function batchSummary(rows: Row[], offline: boolean, decision: Status | undefined): string {
  const percent = Math.floor(sentPart(rows) * 100)
  const having = (state: Row['state']) => rows.filter((row) => row.state === state).length
  const [done, failed] = [having('done'), having('failed')]
  const sentence =
    failed > 0 ? ` ${count(failed, 'photo a été refusée', 'photos ont été refusées')}.` : ''
  if (offline) {
    return `Vous êtes hors ligne, ou le serveur ne répond pas\u00a0: l’envoi (${percent}\u00a0%) reprendra de lui-même. Laissez cette page ouverte.`
  }
  if (decision && done + failed === rows.length) {
    const where =
      decision === 'published' ? ['publiée', 'publiées'] : ['en brouillon', 'en brouillon']
    return `${count(done, `photo ${where[0]}`, `photos ${where[1]}`)}.${sentence}`
  }
  if (having('stored') + failed === rows.length) {
    const untitled = rows.filter(({ title }) => title.trim() === '').length
    const next =
      untitled === 0
        ? 'Relisez les titres, puis choisissez.'
        : `${count(untitled, 'n’a pas de titre', 'n’ont pas de titre')}\u00a0: écrivez-le, ou donnez une légende commune.`
    return `${count(having('stored'), 'photo reçue', 'photos reçues')}. ${next}${sentence}`
  }
  return `Envoi de ${count(rows.length, 'photo', 'photos')}\u00a0: ${percent}\u00a0%.${sentence}`
}

const words = { waits: 'En attente', stored: 'Reçue', done: 'Dans la galerie' }

/** What is said of one photo. */
export function rowText({ state, sent, message = '' }: Row): string {
  if (state === 'failed') return message
  if (state !== 'sends') return words[state]
  return sent < 1 ? `Envoi\u00a0: ${Math.floor(sent * 100)}\u00a0%` : 'Enregistrement…'
}
