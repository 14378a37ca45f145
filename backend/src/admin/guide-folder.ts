import path from 'node:path'

/** The folder of the documents: beside the backend's. */
export const guideFolder = path.join(process.env.BACKEND_ROOT ?? process.cwd(), '..', 'docs')
