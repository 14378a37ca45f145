import type { RuleTester } from 'oxlint/plugins-dev'

/** A rule of oxlint, whose package does not export the type. */
export type Rule = Parameters<RuleTester['run']>[1] & { createOnce?: undefined }

/** What a report can point at. */
export type Located = { range: [number, number] }
