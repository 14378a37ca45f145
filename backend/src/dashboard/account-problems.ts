import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { firstPasswordFile } from '../accounts/ensure-owner'
import { countRecoveryCodes } from '../accounts/recovery-codes'
import { proprietaire } from '../accounts/roles'
import { environment } from '../environment'
import { wholeDays } from './age'
import type { Check } from './panel'

/** For how long the journal tells of changed passwords, in days. */
const journalDays = 365

/** For a «propriétaire»: what may lock them out, or let somebody else in. */
export async function accountProblems(payload: Payload): Promise<Check[]> {
  const where = { role: { equals: proprietaire } }
  const { docs } = await payload.find({ collection: 'owners', where, sort: 'createdAt', depth: 0 })
  const changed = { changes: { contains: 'Mot de passe' } }
  const { totalDocs: changes } = await payload.count({ collection: 'journal', where: changed })
  const [first, ...others] = docs
  const isFirst = changes === 0 && wholeDays(new Date(first?.createdAt ?? 0)) < journalDays
  const isAlone = others.length === 0 && !(environment.mail && first?.email)
  const hasCodes = first && (await countRecoveryCodes(payload, first.id)) > 0
  const hasFile = existsSync(path.join(environment.dataDir, firstPasswordFile))
  const inFile = `Changez-le, puis faites supprimer «\u00a0${firstPasswordFile}\u00a0» sur le serveur.`
  const alone =
    'Un mot de passe perdu vous laisserait dehors\u00a0: ajoutez votre e-mail, créez des codes de secours, ou invitez un second propriétaire.'
  const href = '/admin/account'
  return [
    { href, label: 'Le premier mot de passe sert encore', note: isFirst && 'Choisissez le vôtre.' },
    { href, label: 'Le premier mot de passe est dans un fichier', note: hasFile && inFile },
    { href, label: 'Un seul propriétaire, sans e-mail', note: isAlone && !hasCodes && alone },
  ]
}
