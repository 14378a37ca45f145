import { hasPrograms } from '../../scripts/shared/find-program.mjs'

/**
 * The engines besides Chromium that this machine can run, once what is missing has been installed from Debian
 * where it can be; says which one is left out.
 */
export function ensureEngines() {
  const ofWebKit = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  /** @type {('firefox' | 'webkit')[]} */
  const found = []
  if (hasPrograms('Firefox', ['firefox-esr'], ['/usr/bin/firefox'])) found.push('firefox')
  if (hasPrograms('WebKit', ['webkit2gtk-driver', 'xvfb'], ofWebKit)) found.push('webkit')
  return found
}
