import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { causes } from './testing/causes'

type Rule = { alert: string; annotations: { summary: string; description: string } }
type Configuration = { scrape_configs: { static_configs: { targets: string[] }[] }[] }

const source = readFileSync('deploy/prometheus/rules.yml', 'utf8')
const { groups } = parse(source) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

test('every rule is fired once by its cause, and says in French what is wrong and where to look', () => {
  const fired = new Set(Object.keys(causes).flatMap((names) => names.split(' ')))
  expect([...fired].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  for (const { alert, annotations } of rules) {
    expect(annotations.summary, alert).toMatch(/[.]$/)
    expect(annotations.description, alert).not.toBe('')
    // French signs stand after a no-break space.
    expect(Object.values(annotations).join(' '), alert).not.toMatch(/ [:;!?%]|'/)
  }
})

test('Prometheus reads every service that has metrics, by a list: what is lost is missed', () => {
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; profiles?: string[] }>
  }
  const measured = Object.entries(compose.services).flatMap(([name, service]) => {
    const { METRICS_PORT: site, BACKEND_METRICS_PORT: backend } = service.environment ?? {}
    return service.profiles || !(site ?? backend) ? [] : [`${name}:${site ?? backend}`]
  })
  const { scrape_configs: jobs } = parse(
    readFileSync('deploy/prometheus/prometheus.yml', 'utf8'),
  ) as Configuration
  const listed = jobs.flatMap((job) => job.static_configs.flatMap(({ targets }) => targets))
  expect(listed.toSorted()).toEqual(measured.toSorted())
  expect(listed).toHaveLength(3)
})
