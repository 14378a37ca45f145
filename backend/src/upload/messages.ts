import { fileMaxMegabytes, megabyte } from '../files/limits'

/** Sentences about sending files. */
export const messages = {
  offline:
    'Vous êtes hors ligne. Rien n’a été envoyé, et rien n’est perdu. Laissez cette page ouverte, puis réessayez quand le réseau est revenu.',
  unknown:
    'La connexion a été coupée. À son retour, cette page dira si c’est enregistré. Rien de ce que vous avez écrit n’est perdu, laissez-la ouverte.',
  stored: 'C’est enregistré.',
  notStored:
    'La connexion a été coupée, et rien n’a été enregistré. Rien de ce que vous avez écrit n’est perdu. Enregistrez de nouveau.',
  unsure:
    'La connexion a été coupée, et cette page ne sait pas si c’est fait. Rechargez-la quand le réseau est revenu, et regardez la liste avant de réessayer.',
  waiting:
    'La connexion a été coupée. L’envoi reprend de lui-même à son retour, laissez cette page ouverte.',
  stopped: 'L’envoi est arrêté. Rien n’est perdu. Enregistrez de nouveau quand vous voulez.',
  refused: 'Le fichier n’a pas pu être envoyé. Réessayez dans un instant.',
  tooHeavy: `Ce fichier est trop lourd (${fileMaxMegabytes}\u00a0Mo au plus). Raccourcissez le film, ou envoyez-le-vous dans WhatsApp en qualité standard et choisissez cette copie.`,
  creating: 'Un instant, l’enregistrement est en cours…',
  preparing: 'Reçu. Préparation du fichier… Un film peut prendre une minute ou deux.',
}

/** `Envoi : 43 % (12,3 sur 28 Mo)`. */
export function progressText(sent: number, total: number): string {
  const percent = Math.floor((sent / total) * 100)
  const [done, all] = [sent, total].map((bytes) =>
    (bytes / megabyte).toLocaleString('fr-FR', { maximumFractionDigits: 1 }),
  )
  return `Envoi\u00a0: ${percent}\u00a0% (${done} sur ${all}\u00a0Mo)`
}
