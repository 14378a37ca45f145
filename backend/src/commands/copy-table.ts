import { isDeepStrictEqual } from 'node:util'
import type { Client as SqliteClient } from '@libsql/client'
import type { Client } from 'pg'

type Row = Record<string, unknown>

/** What a value of either kind of database stands for, by the type of its column in Postgres. */
const meanings: Record<string, (value: unknown) => unknown> = {
  boolean: (value) => value === 1 || value === 't',
  integer: Number,
  numeric: Number,
  jsonb: (value) => JSON.parse(String(value)),
  'timestamp with time zone': (value) => new Date(String(value)).toISOString(),
}

const asText = { getTypeParser: () => (value: string) => value }

/**
 * Copies the rows of a table of SQLite into the empty one of Postgres, reads them there and compares them.
 * New rows get no number that SQLite has given, also to a row that was deleted: addresses may name it.
 * @throws when a row does not arrive as it was
 */
export async function copyTable(source: SqliteClient, target: Client, table: string) {
  const columns = await target.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  )
  const types = new Map(columns.rows.map(({ name, type }) => [name, type]))
  const meaningOf = (row: Row): Row => {
    const entries = Object.entries(row).map(([name, value]) => {
      const meaning = meanings[types.get(name) ?? '']
      return [name, value === null || !meaning ? value : meaning(value)]
    })
    return Object.fromEntries(entries)
  }
  const rows = (await source.execute(`SELECT * FROM "${table}"`)).rows.map(meaningOf)
  const insert = `INSERT INTO "${table}" SELECT * FROM jsonb_populate_recordset(NULL::"${table}", $1)`
  await target.query(insert, [JSON.stringify(rows)])
  const arrived = await target.query<Row>({ text: `SELECT * FROM "${table}"`, types: asText })
  const byId = new Map(arrived.rows.map(meaningOf).map((row) => [row.id, row]))
  const changed = rows.find((row) => !isDeepStrictEqual(row, byId.get(row.id)))
  if (changed || arrived.rows.length !== rows.length) {
    throw new Error(`${table}: the row ${String(changed?.id)} did not arrive as it was.`)
  }
  const given = `SELECT seq FROM sqlite_sequence WHERE name = ? UNION SELECT max(id) FROM "${table}" WHERE typeof(id) = 'integer'`
  const { rows: numbers } = await source.execute({ sql: given, args: [table] })
  const last = Math.max(...numbers.map(({ seq }) => Number(seq) || 0))
  // Where the database numbers no rows, there is no sequence, and nothing is done.
  const sequence = `pg_get_serial_sequence('public."${table}"', 'id')`
  if (last > 0) await target.query(`SELECT setval(${sequence}, $1)`, [last])
}
