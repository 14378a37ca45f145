import pg from 'pg'

/** The name of the backend's connections, by which a restore sees that a backend is running. */
export const applicationName = 'rayonne-backend'

/** Options of any connection to the database: a server that is gone is noticed. @param {string} databaseUrl */
export function connectionOptions(databaseUrl) {
  return {
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  }
}

/** A connection that its caller opens and ends. @param {pg.ClientConfig} options */
export function createClient(options) {
  const client = new pg.Client(options)
  // One that ends between two queries fails the next one.
  client.on('error', () => undefined)
  return client
}

/** Lends a connection. @template T @param {pg.ClientConfig} options @param {(client: pg.Client) => Promise<T>} use */
export async function withClient(options, use) {
  const client = createClient(options)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
