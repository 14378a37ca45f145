import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteVariables } from '@/contract/site-settings/site-variables.mjs'
import { readEnvironment } from '@/lib/site/environment'

const example = readFileSync('.env.example', 'utf8')
const exampleNames = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name)

/** Names of variables as the modules that read the environment write them: keys of a schema, or quoted. */
const variable = /^\s+([A-Z][A-Z0-9_]+):|'([A-Z][A-Z0-9]*(?:_[A-Z]+)+)'|\benv\.([A-Z0-9_]+)/gm

const modules = [
  'lib/site/environment.ts',
  'contract/site-settings/site-variables.mjs',
  'backend/environment/environment.mjs',
]

test('.env.example names every variable that the modules of the environment read, and no other', () => {
  const names = modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(variable)].map(([, ...found]) => found.find(Boolean)),
  )
  names.push(...Object.keys(siteVariables))
  expect(names).toEqual(expect.arrayContaining(['SITE_URL', 'OWNER_PASSWORD']))
  expect(exampleNames.toSorted()).toEqual([...new Set(names)].toSorted())
})

test('.env.example sets nothing, and its values are valid', () => {
  const lines = example.split('\n').filter((line) => line.trim() !== '')
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([])
  const values = [...example.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(() => readEnvironment(Object.fromEntries(values))).not.toThrow()
})
