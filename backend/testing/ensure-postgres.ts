import { ensurePostgres } from '../../scripts/shared/find-postgres.mjs'

/**
 * Installs PostgreSQL where that is possible; elsewhere says that its tests are left out.
 * @returns whether there is one
 */
export function findOrInstallPostgres(): boolean {
  try {
    return ensurePostgres() !== ''
  } catch (error) {
    console.warn(
      `LEFT OUT: the tests on PostgreSQL. ${error instanceof Error ? error.message : ''}`,
    )
    return false
  }
}
