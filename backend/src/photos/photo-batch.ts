import { LineLost } from '../upload/send-form'

export type Status = 'draft' | 'published'

/** A photo on its way into a gallery. */
export type Row = {
  key: number
  name: string
  title: string
  /** An address of a small picture of it, once there is one. */
  thumbnail?: string
  /** Part of its bytes that has left, from 0 to 1. */
  sent: number
  /** `waits` for its turn or a line, `sends`, is `stored` in the library, `done` in the gallery. */
  state: 'waits' | 'sends' | 'stored' | 'done' | 'failed'
  /** Why it failed. */
  message?: string
}

/** What is sent of a photo: smaller than the file chosen, and a hash of its bytes where there is one. */
type Prepared = { file: File; hash?: string; title: string; thumbnail?: string }

/** What the batch needs of the browser and of the backend. All reject with `LineLost` without a line. */
export type Actions = {
  prepare: (file: File) => Promise<Prepared>
  findUpload: (hash: string) => Promise<number | undefined>
  /** @throws {Error} with the sentence of a refusal */
  upload: (file: File, onProgress: (part: number) => void) => Promise<number>
  /** Creates the photo of an upload unless it exists. @throws {Error} with the sentence of a refusal */
  create: (upload: number, title: string, status: Status) => Promise<void>
  /** Resolves when it is worth trying again. */
  lineIsBack: (failures: number) => Promise<void>
}

const atOnce = 2

/**
 * Sends photos to the library two at a time, and makes them photos of the gallery once it is decided
 * whether they are drafts. What a lost line has interrupted is tried again; what has arrived is not sent
 * twice, nor twice in the gallery.
 */
export function createBatch(actions: Actions, onChange: (rows: Row[], offline: boolean) => void) {
  const rows: Row[] = []
  const files = new Map<number, File>()
  const uploads = new Map<number, number>()
  let decision: Status | undefined
  let working = 0
  let failures = 0

  const tell = () =>
    onChange(
      rows.map((row) => ({ ...row })),
      failures > 0,
    )
  const change = (row: Row, changes: Partial<Row>) => {
    Object.assign(row, changes)
    tell()
  }

  /** What is to be done next: the gallery first, whose newest photo stands before the others. */
  const nextRow = () =>
    (decision && rows.findLast(({ state }) => state === 'stored')) ??
    rows.find(({ state }) => state === 'waits')

  function work() {
    while (working < atOnce) {
      const row = nextRow()
      if (!row) return
      working += 1
      void perform(row).finally(() => {
        working -= 1
        work()
      })
    }
  }

  async function perform(row: Row) {
    const before = row.state
    change(row, { state: 'sends' })
    try {
      if (before === 'waits') {
        uploads.set(row.key, await store(row))
        files.delete(row.key)
        change(row, { state: 'stored', sent: 1 })
      } else {
        await actions.create(uploads.get(row.key) ?? 0, row.title, decision ?? 'draft')
        change(row, { state: 'done' })
      }
      failures = 0
      tell()
    } catch (error) {
      if (!(error instanceof LineLost)) {
        return change(row, { state: 'failed', message: (error as Error).message })
      }
      failures += 1
      tell()
      await actions.lineIsBack(failures)
      change(row, { state: before, sent: before === 'waits' ? 0 : 1 })
    }
  }

  /** The id of the upload; what arrived without an answer is found by its hash. */
  async function store(row: Row): Promise<number> {
    const chosen = files.get(row.key)
    if (!chosen) throw new Error('a photo without a file')
    const { file, hash, title, thumbnail } = await actions.prepare(chosen)
    change(row, { title: row.title || title, thumbnail: row.thumbnail ?? thumbnail })
    const known = hash && (await actions.findUpload(hash))
    return known || actions.upload(file, (sent) => change(row, { sent }))
  }

  return {
    add(chosen: File[]) {
      for (const file of chosen) {
        const key = rows.length
        rows.push({ key, name: file.name, title: '', sent: 0, state: 'waits' })
        files.set(key, file)
      }
      tell()
      work()
    },
    rename(key: number, title: string) {
      const row = rows[key]
      if (row) change(row, { title })
    },
    /** Makes all of them photos of the gallery, those too that are still on their way. */
    finish(status: Status) {
      decision = status
      work()
    },
    retry(key: number) {
      const row = rows[key]
      if (row?.state !== 'failed') return
      change(row, { state: uploads.has(key) ? 'stored' : 'waits', message: undefined })
      work()
    },
  }
}
