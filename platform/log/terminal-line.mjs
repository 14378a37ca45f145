/** @typedef {{ time: string, level: string, component?: string, message?: string, [field: string]: unknown }} Line */

/** The codes of the terminal for each level. @type {Record<string, number>} */
const colours = { fatal: 31, error: 31, warn: 33, info: 32, debug: 36, trace: 90 }
const grey = 90

/**
 * A line of the log for a person at a terminal: time of the day, level, component, message, fields.
 * @param {Line} line
 * @param {boolean} isColoured
 * @returns {string} without a line break
 */
export function terminalLine({ time, level, component = '', message = '', ...fields }, isColoured) {
  /** @param {number} code @param {string} text */
  const colour = (code, text) => (isColoured ? `\u001b[${code}m${text}\u001b[39m` : text)
  const parts = [
    colour(grey, time.slice(11, 23)),
    colour(colours[level] ?? grey, level.toUpperCase().padEnd(5)),
    component,
    message,
    ...Object.entries(fields).map(([name, value]) => colour(grey, `${name}=${textOf(value)}`)),
  ]
  return parts
    .filter(Boolean)
    .join(' ')
    .replace(/\s*\n\s*/g, ' | ')
}

/** @param {unknown} value @returns {string} an error as its stack */
function textOf(value) {
  if (typeof value !== 'object' || value === null) return String(value)
  return 'stack' in value ? String(value.stack) : JSON.stringify(value)
}
