import path from 'node:path'

/** Where Payload writes uploads in progress. @param {string} dataDir */
export const temporaryFolder = (dataDir) => path.join(dataDir, 'temporaire')
