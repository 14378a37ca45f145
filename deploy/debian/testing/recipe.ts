import { readFileSync } from 'node:fs'

/**
 * The commands of a section of docs/operations.md, block by block, as they stand there.
 * @param heading of the section, without its signs
 */
export function commandsOf(heading: string): string[] {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return Array.from(own.matchAll(/^```\n(.*?)^```$/gms), ([, commands = '']) => commands)
}
