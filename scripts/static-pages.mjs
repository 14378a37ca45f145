import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './lib/root.mjs'
import { findRequestTimePages } from './lib/static-pages.mjs'

const readManifest = async (/** @type {string} */ name) =>
  JSON.parse(await readFile(path.join(root, '.next', name), 'utf8'))

/** Reads the site's build; fails when a public page is rendered for each request. */
const problems = findRequestTimePages({
  appPaths: await readManifest('app-path-routes-manifest.json'),
  prerender: await readManifest('prerender-manifest.json'),
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('Every page is static or ISR.')
