import { logger } from '../../platform/log/logger.mjs'

/** How long the database may take to answer, in milliseconds. */
const limitMs = 1000

const retryMs = 2000

/**
 * Says whether the database answers; simultaneous calls share one question. Logs once that it is lost, then asks
 * until it is back and logs that.
 * @param {() => Promise<unknown>} ping rejects when the database does not answer @returns {() => Promise<boolean>}
 */
export function createDatabaseWatch(ping) {
  const log = logger('database')
  /** @type {Promise<unknown> | undefined} */
  let question
  /** @type {NodeJS.Timeout | undefined} */
  let retries

  async function databaseAnswers() {
    question ??= ping().finally(() => (question = undefined))
    const late = new Promise((_, reject) => {
      setTimeout(reject, limitMs, new Error(`no answer in ${limitMs} ms`)).unref()
    })
    try {
      await Promise.race([question, late])
      if (retries) log.info('The database answers again')
      clearInterval(retries)
      retries = undefined
      return true
    } catch (error) {
      if (!retries) log.error({ error }, 'The database does not answer')
      retries ??= setInterval(() => void databaseAnswers(), retryMs).unref()
      return false
    }
  }
  return databaseAnswers
}
