import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const files = {
  'app/layout.tsx':
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return (\n    <html lang="fr">\n      <body>{children}</body>\n    </html>\n  )\n}\n',
  'app/page.tsx': 'export default function Page() {\n  return <h1>Vide</h1>\n}\n',
  'next.config.mjs':
    "import path from 'node:path'\n\nconst config = { turbopack: { root: path.resolve('../../..') }, typescript: { ignoreBuildErrors: true } }\nexport default config\n",
}

/**
 * Builds an empty Next application with the same packages, to compare with.
 * @param root the project's folder; the application goes into its `.cache`
 * @param next the path of Next's command-line program
 * @returns the application's folder
 */
export function buildEmptyApp(root: string, next: string): string {
  const folder = path.join(root, '.cache/bench/empty')
  // On what an earlier build left, a later one has failed.
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: folder, stdio: 'ignore' })
  if (status !== 0) throw new Error('The empty application did not build.')
  return folder
}
