import { expect, test } from 'vitest'
import { expectCurrentBuild, siteSourceHash } from './current-build'

test('a window that stays open does not test a site of an earlier source', () => {
  expect(() => expectCurrentBuild(siteSourceHash())).not.toThrow()
  expect(() => expectCurrentBuild('0'.repeat(64))).toThrow('has changed since')
  expect(() => expectCurrentBuild(undefined)).not.toThrow()
})
