/** Names one save: its answer can be asked for again (kept-answers.ts) where the line was lost. */
export const idempotencyKeyHeader = 'Idempotency-Key'
