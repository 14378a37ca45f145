import { findFile, findOrInstall, thisMachine } from '../../../scripts/shared/find-program.mjs'

const packages = ['prometheus', 'prometheus-alertmanager']

/** Whether Prometheus, its promtool and Alertmanager are here, or could be installed; else it says why. */
export function hasPrometheus() {
  const programs = ['prometheus', 'promtool', 'prometheus-alertmanager']
  const find = () => programs.every((it) => findFile(thisMachine, [`/usr/bin/${it}`])) || null
  try {
    return findOrInstall(thisMachine, find, { packages, advice: `Install ${packages.join(', ')}.` })
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  }
}
