/** The folder of the backend: bundled code does not know it, start.mjs sets it; commands run in the folder. */
export const backendRoot = () => process.env.BACKEND_ROOT ?? process.cwd()
