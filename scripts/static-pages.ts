import { readFileSync } from 'node:fs'
import { root } from './lib/root.mjs'
import { findRequestTimePages, type Manifests } from './lib/static-pages'

const readManifest = (name: string): unknown =>
  JSON.parse(readFileSync(`${root}/.next/${name}.json`, 'utf8'))

/** Reads the site's build; fails when a public page is rendered for each request. */
const problems = findRequestTimePages({
  appPaths: readManifest('app-path-routes-manifest') as Manifests['appPaths'],
  prerender: readManifest('prerender-manifest') as Manifests['prerender'],
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('Every page is static or ISR.')
