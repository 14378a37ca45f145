import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Font } from 'satori'

/** Later families draw what the earlier ones lack. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const
const weights = [500, 700] as const
const folder = 'node_modules/@fontsource/bricolage-grotesque/files'

export const fontFamily = subsets.join(', ')

let loading: Promise<Font[]> | undefined

/** The brand's face from its npm package, so that no font of the machine is ever needed. */
export function loadFonts(): Promise<Font[]> {
  loading ??= Promise.all(
    subsets.flatMap((name) =>
      weights.map(async (weight) => {
        const file = `bricolage-grotesque-${name}-${weight}-normal.woff`
        return { name, weight, data: await readFile(path.join(process.cwd(), folder, file)) }
      }),
    ),
  )
  return loading
}
