import { attempt } from '../../platform/attempt.mjs'
import { fontPreload, loader } from './defer-assets.mjs'
import { flightStart, turbopackStart } from './next-markup.mjs'
import { splashScript } from './splash-script.mjs'

const fontPreloads = patternOf(fontPreload('*'), String.raw`/_next/static/media/[\w.~-]+\.woff2`)

/**
 * Whether an inline script is one that Next or the site writes: a whole known text, or data in a known place.
 * Any other one, such as one that has come with content, gets no hash in the policy.
 * @param {string} code
 */
export function isKnownScript(code) {
  return (
    code === splashScript ||
    fontPreloads.test(`<script>${code}</script>`) ||
    isFlight(code) ||
    isData(code, turbopackStart, ');') ||
    isData(code, `${loader}(`, ')')
  )
}

/** @param {string} code */
function isFlight(code) {
  const [start] = flightStart.exec(code) ?? []
  if (!start || !code.endsWith('])')) return false
  const text = code.slice(start.length, -2)
  return start.endsWith(',') ? isString(text) : text === ''
}

/** Whether a text is one string literal, in linear time. @param {string} text */
function isString(text) {
  const quote = text.at(0) ?? ''
  const inside = text.slice(1, -1).replace(/\\[^]/g, '')
  const isQuoted = (quote === '"' || quote === "'") && text.length > 1 && text.endsWith(quote)
  return isQuoted && !inside.includes(quote) && !/[\\\n\r]/.test(inside)
}

/** Whether what a script passes on is JSON. @param {string} code @param {string} start @param {string} end */
function isData(code, start, end) {
  if (!code.startsWith(start) || !code.endsWith(end)) return false
  return attempt(() => JSON.parse(`[${code.slice(start.length, -end.length)}]`)) !== undefined
}

/** The pattern of a text in which something stands for `*`. @param {string} text @param {string} some */
function patternOf(text, some) {
  const escaped = text.split('*').map((it) => it.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join(some)}$`)
}
