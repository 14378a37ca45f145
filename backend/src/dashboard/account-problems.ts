import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { readEnvironment } from '../../environment/environment.mjs'
import { firstPasswordFile } from '../accounts/ensure-owner'
import { countRecoveryCodes } from '../accounts/recovery-codes'
import { proprietaire } from '../accounts/roles'
import { wholeDays } from './age'
import type { ListedLink } from './panel'

const settings = readEnvironment()

/** For how long the journal tells of changed passwords, in days. */
const journalDays = 365

/** For a «propriétaire»: what may lock them out, or let somebody else in. */
export async function accountProblems(payload: Payload): Promise<ListedLink[]> {
  const where = { role: { equals: proprietaire } }
  const { docs } = await payload.find({ collection: 'owners', where, sort: 'createdAt', depth: 0 })
  const changed = { changes: { contains: 'Mot de passe' } }
  const { totalDocs: changes } = await payload.count({ collection: 'journal', where: changed })
  const [first, ...others] = docs
  const isFirst = changes === 0 && wholeDays(new Date(first?.createdAt ?? 0)) < journalDays
  const isAlone = others.length === 0 && !(settings.mail && first?.email)
  const hasCodes = first && (await countRecoveryCodes(payload, first.id)) > 0
  const hasFile = existsSync(path.join(settings.dataDir, firstPasswordFile))
  return [
    ...problem(isFirst, 'Le premier mot de passe sert encore', 'Choisissez le vôtre.'),
    ...problem(
      hasFile,
      'Le premier mot de passe est dans un fichier',
      `Changez-le, puis faites supprimer «\u00a0${firstPasswordFile}\u00a0» sur le serveur.`,
    ),
    ...problem(
      isAlone && !hasCodes,
      'Un seul propriétaire, sans e-mail',
      'Un mot de passe perdu vous laisserait dehors\u00a0: ajoutez votre e-mail, créez des codes de secours, ou invitez un second propriétaire.',
    ),
  ]
}

const problem = (isOne: boolean, label: string, note: string): ListedLink[] =>
  isOne ? [{ href: '/admin/account', label, note }] : []
