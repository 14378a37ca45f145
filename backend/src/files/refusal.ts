/** Why a file is refused, in a sentence for the owner. */
export class Refusal extends Error {}

export const damagedFile =
  'Ce fichier est abîmé, ou n’est pas arrivé en entier. Envoyez-le de nouveau.'
