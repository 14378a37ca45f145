import { ensurePostgres } from '../../scripts/lib/find-postgres.mjs'

/** Installs PostgreSQL where that is possible; elsewhere says that its tests are left out. */
export default function findOrInstallPostgres(): void {
  try {
    ensurePostgres()
  } catch (error) {
    console.warn(
      `LEFT OUT: the tests on PostgreSQL. ${error instanceof Error ? error.message : ''}`,
    )
  }
}
