import { readEnvironment } from '../environment/environment.mjs'

/** The environment of this process, read once: it is complete before anything of `src` is loaded (server/prepare.mjs). */
export const environment = readEnvironment()
