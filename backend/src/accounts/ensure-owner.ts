import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import { environment } from '../environment'
import { randomPassword, randomUsername } from './random-password'
import { proprietaire } from './roles'
import { weaknessOf } from './strong-password'

export const firstPasswordFile = 'premier-mot-de-passe.txt'

/** Creates the first account, random where the operator sets none: nobody else can register on an empty database. */
export async function ensureOwner(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'owners' })
  if (totalDocs > 0) return
  const { ownerUsername, ownerPassword } = environment
  const username = ownerUsername ?? randomUsername()
  const password = ownerPassword ?? randomPassword()
  if (await weaknessOf(password, [username])) {
    throw new Error('OWNER_PASSWORD: expected a password that is not soon guessed')
  }
  if (!ownerUsername || !ownerPassword) {
    writeFirstPassword(username, ownerPassword ? 'celui de la variable OWNER_PASSWORD' : password)
  }
  await payload.create({ collection: 'owners', data: { username, password, role: proprietaire } })
}

function writeFirstPassword(username: string, password: string): void {
  const file = path.join(environment.dataDir, firstPasswordFile)
  const text = [
    `Adresse : ${environment.publicUrl}/admin`,
    `Nom d’utilisateur : ${username}`,
    `Mot de passe : ${password}`,
    '',
    'Changez ce mot de passe dans « Mon compte », puis supprimez ce fichier.',
    '',
  ]
  writeFileSync(file, text.join('\n'), { mode: 0o600 })
  // The mode above applies to a new file only.
  chmodSync(file, 0o600)
  logger('accounts').info(`The first user name and password are in ${file}`)
}
