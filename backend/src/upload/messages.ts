import { fileMaxMegabytes, megabyte } from '../files/limits'
import texts from './messages.json'

export const messages = {
  ...texts,
  tooHeavy: `Ce fichier est trop lourd (${fileMaxMegabytes}\u00a0Mo au plus). Raccourcissez le film, ou envoyez-le-vous dans WhatsApp en qualité standard et choisissez cette copie.`,
}

/** `Envoi : 43 % (12,3 sur 28 Mo)`. */
export function progressText(sent: number, total: number): string {
  const percent = Math.floor((sent / total) * 100)
  const [done, all] = [sent, total].map((bytes) =>
    (bytes / megabyte).toLocaleString('fr-FR', { maximumFractionDigits: 1 }),
  )
  return `Envoi\u00a0: ${percent}\u00a0% (${done} sur ${all}\u00a0Mo)`
}
