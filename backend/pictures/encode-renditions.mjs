import { makeRenditions } from './renditions.mjs'

/** `node encode-renditions.mjs SOURCE FOLDER TEMPORARY` makes renditions in a process of low priority. */
const [source = '', folder = '', temporary = ''] = process.argv.slice(2)
await makeRenditions(source, folder, temporary)
