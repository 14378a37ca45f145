import { AsyncLocalStorage } from 'node:async_hooks'

/** @typedef {{ isStored: boolean }} Note what the cache handler says of the request being answered */

/** @type {AsyncLocalStorage<Note>} */
const notes = new AsyncLocalStorage()

/**
 * Answers a request and says whether its page was in memory and is one that the content yields,
 * as opposed to one that was rendered for it.
 * @param {() => Promise<void>} answer
 * @returns {Promise<boolean>}
 */
export async function isAnsweredFromStore(answer) {
  const note = { isStored: false }
  await notes.run(note, answer)
  return note.isStored
}

/** Records, for the request being answered, that its page is stored. Called by the cache handler. */
export function noteStoredPage() {
  const note = notes.getStore()
  if (note) note.isStored = true
}
