import { logger } from '../../lib/shared/log/logger.mjs'

/** How long the database may take to answer, in milliseconds. */
const limitMs = 1000

/** Milliseconds between two questions while the database is lost. */
const retryMs = 2000

/**
 * Says whether the database answers. Simultaneous calls share one question, and none is asked while an
 * earlier one is unanswered. Logs once that the database is lost, then asks until it is back and logs
 * that.
 * @param {() => Promise<void>} ping rejects when the database does not answer
 * @returns {() => Promise<boolean>}
 */
export function createDatabaseWatch(ping) {
  const log = logger('database')
  /** @type {Promise<unknown> | undefined} its error, if any */
  let question
  /** @type {NodeJS.Timeout | undefined} */
  let retries

  /** @param {unknown} error undefined when it answers */
  function note(error) {
    if (error !== undefined && !retries) {
      log.error({ error }, 'The database does not answer')
      retries = setInterval(() => void databaseAnswers(), retryMs)
      retries.unref()
    } else if (error === undefined && retries) {
      clearInterval(retries)
      retries = undefined
      log.info('The database answers again')
    }
    return error === undefined
  }

  async function databaseAnswers() {
    question ??= ask(ping).finally(() => (question = undefined))
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, limitMs, new Error(`no answer in ${limitMs} ms`))
    })
    const error = await Promise.race([question, late])
    clearTimeout(timer)
    return note(error)
  }
  return databaseAnswers
}

/** The error of a question, if any. @param {() => Promise<void>} ping @returns {Promise<unknown>} */
async function ask(ping) {
  try {
    await ping()
    return undefined
  } catch (error) {
    return error ?? new Error('unknown')
  }
}
