/** A file that the server has refused with this sentence, and would again. */
export class RefusedFile extends Error {}
