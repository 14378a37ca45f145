import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Settings } from '../../server/settings.mjs'
import { randomPassword } from './random-password'

/**
 * Creates the first account, so that no stranger can register as the owner of an empty base.
 * Without OWNER_PASSWORD the password is random and written to a file only its owner may read.
 */
export async function ensureOwner(payload: Payload, settings: Settings): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'owners' })
  if (totalDocs > 0) return
  const password = settings.ownerPassword ?? randomPassword()
  if (!settings.ownerPassword) writePassword(settings, password)
  await payload.create({
    collection: 'owners',
    data: { username: settings.ownerUsername, password },
  })
}

function writePassword({ dataDir, ownerUsername, publicUrl }: Settings, password: string): void {
  const file = path.join(dataDir, 'premier-mot-de-passe.txt')
  const text = [
    `Adresse : ${publicUrl}/admin`,
    `Nom d’utilisateur : ${ownerUsername}`,
    `Mot de passe : ${password}`,
    '',
    'Changez ce mot de passe dans « Compte », puis supprimez ce fichier.',
    '',
  ]
  writeFileSync(file, text.join('\n'), { mode: 0o600 })
  // The mode above counts for a new file only.
  chmodSync(file, 0o600)
  console.log(`backend : le premier mot de passe est dans ${file}`)
}
