import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What a function reads from a report, given as the file of its JSON, which is deleted afterwards. */
export function withReport<Result>(report: unknown, read: (file: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  try {
    return read(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
