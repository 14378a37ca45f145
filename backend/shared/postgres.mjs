/** The name of the backend's connections, by which a restore sees that a backend is running. */
export const applicationName = 'rayonne-backend'

/**
 * Options of any connection to the database: a server that is gone is noticed.
 * @param {string} databaseUrl
 */
export function connectionOptions(databaseUrl) {
  return {
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  }
}
