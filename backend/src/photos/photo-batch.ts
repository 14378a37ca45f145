import { LineLost } from '../upload/send-form'
import { type Common, titleInBatch } from './photo-title'

/** A file that the server has refused with this sentence, and would again. */
export class RefusedFile extends Error {}

export type Status = 'draft' | 'published'

/** A photo on its way into a gallery. */
export type Row = {
  key: number
  name: string
  /** What the owner has typed, else what it has of itself or in common with the others; '' without any. */
  title: string
  /** An address of a small picture of it, once there is one. */
  thumbnail?: string
  /** Part of its bytes that has left, from 0 to 1. */
  sent: number
  /** `waits` for its turn or a line, `sends`, is `stored` in the library, `done` in the gallery. */
  state: 'waits' | 'sends' | 'stored' | 'done' | 'failed'
  /** Of a failed one: the file itself is refused, so that another attempt would be too. */
  isRefused?: boolean
  message?: string
}

/** A row, with what the picture says of itself, what the owner has typed, its upload, and its place in the gallery. */
type Item = Row & { file: File; own: string; typed?: string; upload?: number; order?: string }

/** What is sent of a photo: smaller than the file chosen, and a hash of its bytes where there is one. */
type Prepared = { file: File; hash?: string; title: string; thumbnail?: string }

/** What the batch needs of the browser and of the backend. All reject with `LineLost` without a line. */
export type Actions = {
  prepare: (file: File) => Promise<Prepared>
  findUpload: (hash: string) => Promise<number | undefined>
  /** @throws {Error} with the sentence of a refusal */
  upload: (file: File, onProgress: (part: number) => void) => Promise<number>
  /**
   * Creates the photo of an upload unless it exists.
   * @param after the key of the photo that it follows; else it comes first
   * @returns the key of its place in the gallery. @throws {Error} with the sentence of a refusal
   */
  create: (upload: number, title: string, status: Status, after?: string) => Promise<string>
  /** Resolves when it is worth trying again. */
  reconnection: (failures: number) => Promise<void>
}

const atOnce = 2

/**
 * Sends photos to the library two at a time, and makes them photos of the gallery once it is decided
 * whether they are drafts. What a lost line has interrupted is tried again; what has arrived is not sent
 * twice, nor twice in the gallery.
 */
export function createBatch(actions: Actions, onChange: (rows: Row[], offline: boolean) => void) {
  const rows: Item[] = []
  let common: Common = { caption: '', place: '' }
  let decision: Status | undefined
  let nextKey = 0
  let working = 0
  let failures = 0

  const tell = () => {
    // Numbers have no gap where a file is refused.
    const numbered = rows.filter(({ isRefused }) => !isRefused)
    for (const row of rows) {
      const place = numbered.length > 1 ? numbered.indexOf(row) + 1 : 0
      row.title = row.typed ?? titleInBatch(row.own, common, place || undefined)
    }
    const copies = rows.map((row) => ({ ...row }))
    onChange(copies, failures > 0)
  }
  const withRow = (key: number, use: (row: Item) => void) =>
    rows.filter((row) => row.key === key).forEach(use)
  const change = (row: Item, changes: Partial<Item>) => {
    Object.assign(row, changes)
    tell()
  }

  /**
   * What is to be done next. A new photo stands before the others of the gallery: once it is decided they go from the
   * last to the first, and none before those behind it.
   */
  function nextRow() {
    const waiting = rows.filter(({ state }) => state === 'waits')
    if (!decision) return waiting[0]
    const last = rows.filter(({ state }) => state !== 'done' && state !== 'failed').at(-1)
    return last?.state === 'stored' ? last : waiting.at(-1)
  }

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

  async function perform(row: Item) {
    const before = row.state
    change(row, { state: 'sends' })
    try {
      if (before === 'waits') {
        change(row, { upload: await store(row), state: 'stored', sent: 1 })
      } else {
        const after = rows
          .slice(0, rows.indexOf(row))
          .flatMap((it) => it.order ?? [])
          .at(-1)
        const order = await actions.create(row.upload ?? 0, row.title, decision ?? 'draft', after)
        change(row, { state: 'done', order })
      }
      failures = 0
      tell()
    } catch (error) {
      if (!(error instanceof LineLost)) {
        const isRefused = error instanceof RefusedFile
        return change(row, { state: 'failed', message: (error as Error).message, isRefused })
      }
      failures += 1
      tell()
      await actions.reconnection(failures)
      change(row, { state: before, sent: before === 'waits' ? 0 : 1 })
    }
  }

  /** The id of the upload; what arrived without an answer is found by its hash. */
  async function store(row: Item): Promise<number> {
    const { file, hash, title, thumbnail } = await actions.prepare(row.file)
    change(row, { own: title, thumbnail: row.thumbnail ?? thumbnail })
    const known = hash && (await actions.findUpload(hash))
    return known || actions.upload(file, (sent) => change(row, { sent }))
  }

  return {
    add(chosen: File[]) {
      for (const file of chosen) {
        const texts = { name: file.name, title: '', own: '' }
        rows.push({ key: nextKey++, file, ...texts, sent: 0, state: 'waits' })
      }
      tell()
      work()
    },
    rename: (key: number, typed: string) => withRow(key, (row) => change(row, { typed })),
    /** What all photos have in common, in the titles that nobody has typed. */
    describe(changes: Partial<Common>) {
      common = { ...common, ...changes }
      tell()
    },
    move(key: number, place: number) {
      withRow(key, (row) => {
        rows.splice(rows.indexOf(row), 1)
        rows.splice(Math.max(0, place), 0, row)
      })
      tell()
    },
    remove(key: number) {
      withRow(key, (row) => rows.splice(rows.indexOf(row), 1))
      // Its fields are gone with the last photo.
      if (rows.length === 0) common = { caption: '', place: '' }
      tell()
    },
    /** Makes all of them photos of the gallery, those too that are still on their way. */
    finish(status: Status) {
      decision = status
      work()
    },
    retry(key: number) {
      withRow(key, (row) => {
        if (row.state !== 'failed') return
        change(row, { state: row.upload ? 'stored' : 'waits', message: undefined })
        work()
      })
    },
  }
}
