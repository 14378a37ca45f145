import { hasPrograms } from '../../platform/programs/find-program.mjs'
import { ensureOlderChromiums } from './find-older-chromium.mjs'

/** @typedef {'firefox' | 'webkit' | keyof typeof import('./find-older-chromium.mjs').olderChromiums} Engine */

/**
 * The engines besides today's Chromium that this machine can run, once what is missing has been installed where
 * it can be; says which one is left out.
 */
export function ensureEngines() {
  const ofWebKit = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  /** @type {Engine[]} */
  const found = [...ensureOlderChromiums()]
  if (hasPrograms('Firefox', ['firefox-esr'], ['/usr/bin/firefox'])) found.push('firefox')
  if (hasPrograms('WebKit', ['webkit2gtk-driver', 'xvfb'], ofWebKit)) found.push('webkit')
  return found
}
