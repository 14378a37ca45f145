import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A program in place of ffmpeg, for FFMPEG_PATH: whatever it is given, it writes the film of pages, or that
 * of phones, which alone is cropped.
 */
export function fakeFfmpeg(films: { page: Buffer; phone: Buffer }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ffmpeg-'))
  const file = (name: string) => path.join(folder, name)
  const program = file('ffmpeg')
  for (const [name, film] of Object.entries(films)) writeFileSync(file(name), film)
  const write = (commands: string) => {
    const script = `#!/bin/sh\nfor target; do :; done\n${commands}\n`
    writeFileSync(program, script)
    chmodSync(program, 0o755)
  }
  const copy = `case "$*" in *crop=*) film=phone;; *) film=page;; esac\ncp "${folder}/$film" "$target"`
  write(copy)
  return {
    path: program,
    /** The file in which a program that hangs writes its process id. */
    pidFile: file('pid'),
    work: () => write(copy),
    fail: () => write('echo broken >&2; exit 1'),
    // The file is there with its content: an empty one would name process 0, the tests themselves.
    hang: () =>
      write(`echo $$ > '${file('new')}'; mv '${file('new')}' '${file('pid')}'; exec sleep 300`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
