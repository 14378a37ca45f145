import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../platform/files-under.mjs'
import { findYoungerStyles, findYoungerSyntax } from './lib/browser-syntax'
import { root } from './lib/root.mjs'

/** What finds younger syntax in the files of each kind that browsers load. */
const checks = { '.js': findYoungerSyntax, '.css': findYoungerStyles }

let count = 0
for (const folder of ['.next/static', 'public', 'backend/.next/static']) {
  for (const [extension, find] of Object.entries(checks)) {
    for (const file of filesUnder(root, folder)) {
      if (path.extname(file) !== extension) continue
      count += 1
      for (const problem of find(readFileSync(path.join(root, file), 'utf8'))) {
        process.exitCode = 1
        console.error(`${file}:${problem}`)
      }
    }
  }
}
console.log(`${count} scripts and stylesheets read.`)
