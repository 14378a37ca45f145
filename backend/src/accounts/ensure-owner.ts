import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Settings } from '../../shared/settings.mjs'
import { randomPassword } from './random-password'
import { proprietaire } from './roles'

/**
 * Creates the first account, so that nobody else can register on an empty database. Without
 * OWNER_PASSWORD the password is random and written to a file of mode 600.
 */
export async function ensureOwner(payload: Payload, settings: Settings): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'owners' })
  if (totalDocs > 0) return
  const password = settings.ownerPassword ?? randomPassword()
  if (!settings.ownerPassword) writePassword(settings, password)
  await payload.create({
    collection: 'owners',
    data: { username: settings.ownerUsername, password, role: proprietaire },
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
  // The mode above applies to a new file only.
  chmodSync(file, 0o600)
  console.log(`backend: the first password is in ${file}`)
}
