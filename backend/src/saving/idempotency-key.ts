/** Names one save: its answer can be asked for again (cached-responses.ts) where the line was lost. */
export const idempotencyKeyHeader = 'Idempotency-Key'
