/** Why a file is refused, in a sentence for the owner. */
export class Refusal extends Error {}
