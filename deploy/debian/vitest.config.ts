import { defineConfig } from 'vitest/config'
import { hasPrograms, isRoot } from '../../platform/programs/find-program.mjs'
import { root } from '../../scripts/lib/root.mjs'

/** Milliseconds: a whole machine is installed, and the site built on it. */
const limitMs = 45 * 60_000

/** Whether the packages of a release are reached. */
async function isReached(suite: string): Promise<boolean> {
  const release = `http://deb.debian.org/debian/dists/${suite}/Release`
  return (await fetch(release, { method: 'HEAD' }).catch(() => null))?.ok ?? false
}

const packages = ['debootstrap', 'systemd-container']
const programs = ['/usr/sbin/debootstrap', '/usr/bin/systemd-nspawn']
const makesMachines = isRoot() && hasPrograms('the recipe', packages, programs)
const wanted = (process.env.DEBIAN_SUITES ?? 'bookworm,trixie').split(',')
const reached = await Promise.all(wanted.map((it) => isReached(it)))
const suites = makesMachines ? wanted.filter((_, index) => reached[index]) : []
for (const suite of wanted.filter((it) => !suites.includes(it))) {
  console.log(`LEFT OUT, without root on Debian or its packages: the recipe on ${suite}`)
}

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: suites.length > 0 ? ['deploy/debian/*.machine.ts'] : [],
    passWithNoTests: true,
    env: { DEBIAN_SUITES: suites.join(',') },
    testTimeout: limitMs,
    hookTimeout: limitMs,
  },
})
