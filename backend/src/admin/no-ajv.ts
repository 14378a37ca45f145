/**
 * In place of `ajv` in the browser (see next.config.mjs): Payload checks JSON fields with it, and no form has
 * one. The server keeps the real one.
 */
export default class NoAjv {
  validate(): boolean {
    return true
  }
}
