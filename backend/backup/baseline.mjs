import { isDeepStrictEqual } from 'node:util'

/** The last migration before the baseline, which replaces them all, of each kind of database. Names begin with their time. */
export const lastBeforeBaseline = {
  sqlite: '20261126_144625_reply_time_and_pack_prices',
  postgres: '20261126_144634_reply_time_and_pack_prices',
}

/** The last commit that has these migrations. */
export const lastCommitBeforeBaseline = 'c2042212'

/** What Payload's development mode records instead of migrations. */
const pushed = 'dev'

/** The database, or the one in a backup, lacks migrations that this release no longer has. */
export class OlderDatabaseError extends Error {
  /** @override */
  name = 'OlderDatabaseError'
  /** @override */
  message =
    'This database is older than release 1.0.0 and stays as it is: start it once with commit ' +
    `${lastCommitBeforeBaseline}, then with this release.`
}

/**
 * Whether a database has had all migrations of this release, and none of a later one.
 * @param {readonly string[]} applied the names of its migrations
 * @param {readonly string[]} names of all migrations of this release, which begin with the baseline
 */
export function isUpToDate(applied, names) {
  const [baseline = ''] = names
  const own = applied.filter((name) => name >= baseline)
  return isDeepStrictEqual(own.toSorted(), names.toSorted())
}

/**
 * Refuses a database from which the baseline cannot go on.
 * @param {keyof typeof lastBeforeBaseline} kind
 * @param {readonly string[]} applied the names of its migrations
 * @throws {OlderDatabaseError} when all of them are older than the last one before the baseline
 */
export function refuseOlder(kind, applied) {
  const names = applied.filter((name) => name !== pushed)
  if (names.length > 0 && names.every((name) => name < lastBeforeBaseline[kind])) {
    throw new OlderDatabaseError()
  }
}
