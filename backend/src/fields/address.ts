import type { TextField, TextFieldSingleValidation } from 'payload'
import { addressIn, otherPlayer, youtubeId } from '../../../contract/video-address'

/** The address in what was pasted, of the networks with `https:`; a text without one as it is. */
export function normalizeLink(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const address = addressIn(value) ?? value.trim()
  const isOfNetwork = youtubeId(address) || (URL.canParse(address) && otherPlayer(address))
  return isOfNetwork ? address.replace(/^http:/i, 'https:') : address
}

export const isYoutubeAddress: TextFieldSingleValidation = (value) => {
  if (!value) return 'Collez l’adresse de la vidéo YouTube.'
  if (youtubeId(value)) return true
  const address = addressIn(value)
  const player = address && otherPlayer(address)
  if (player) {
    return `Cette adresse mène à ${player}\u00a0: le lecteur du site ne lit que les vidéos de YouTube.`
  }
  return address && new URL(address).searchParams.has('list')
    ? 'C’est l’adresse d’une playlist. Ouvrez-en une vidéo, et collez l’adresse de celle-ci.'
    : 'Ce n’est pas l’adresse d’une vidéo YouTube.'
}

const isOptionalAddress: TextFieldSingleValidation = (value) =>
  !value || addressIn(value) !== undefined || 'L’adresse complète commence par https://.'

/** The field of an address that visitors open, of any site; pasted with or without what surrounds it. */
export function linkField(name: string, label: string, admin?: TextField['admin']) {
  return {
    name,
    label,
    type: 'text',
    validate: isOptionalAddress,
    hooks: { beforeValidate: [({ value }) => normalizeLink(value)] },
    admin: { placeholder: 'https://', ...admin },
  } satisfies TextField
}
