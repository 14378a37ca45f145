import { makeRenditions } from './renditions.mjs'

/**
 * `node encode-renditions.mjs SOURCE FOLDER TEMPORARY` makes the renditions of a picture, in a process
 * that can have a low priority.
 */
const [source = '', folder = '', temporary = ''] = process.argv.slice(2)
await makeRenditions(source, folder, temporary)
