import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRegistry } from './create-registry.mjs'
import { backendMetrics, siteMetrics } from './definitions.mjs'

/** The names of metrics that a text uses, without the parts of a histogram. */
function namesIn(text: string): string[] {
  const found = text.matchAll(/\b(?:site|backend|process|nodejs)_[a-z0-9_]+/g)
  return [...new Set(Array.from(found, ([name]) => name.replace(/_(bucket|sum|count)$/, '')))]
}

async function registered(): Promise<string[]> {
  const { registry } = createRegistry({ ...siteMetrics, ...backendMetrics })
  return (await registry.getMetricsAsJSON()).map(({ name }) => name)
}

test.each(['deploy/grafana/dashboards/rayonne.json', 'deploy/prometheus/rules.yml'])(
  'every metric that %s uses exists',
  async (file) => {
    const used = namesIn(readFileSync(file, 'utf8'))
    expect(used.length).toBeGreaterThan(5)
    expect(await registered()).toEqual(expect.arrayContaining(used))
  },
)

test('the dashboard shows every metric of the site and of the backend', () => {
  const used = namesIn(readFileSync('deploy/grafana/dashboards/rayonne.json', 'utf8'))
  expect(used).toEqual(
    expect.arrayContaining([...Object.keys(siteMetrics), ...Object.keys(backendMetrics)]),
  )
})
