import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { causes, healthy } from './testing/causes'

/** The rules that wait longest fire after an hour. */
const evaluatedAfter = '90m'
const folder = mkdtempSync(path.join(tmpdir(), 'rules-'))
beforeAll(() => cpSync('deploy/prometheus', folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
  return { status, text: stdout + stderr }
}

/** What promtool says when it expects that these rules fire, and no others. */
function fire(names: string[], series: Record<string, string>) {
  const situation = {
    interval: '1m',
    input_series: Object.entries({ ...healthy, ...series }).map(([name, values]) => ({
      series: name,
      values,
    })),
    promql_expr_test: [
      {
        expr: 'group by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: evaluatedAfter,
        exp_samples: names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
      },
    ],
  }
  // JSON is YAML.
  const text = JSON.stringify({
    rule_files: ['rules.yml'],
    evaluation_interval: '1m',
    tests: [situation],
  })
  writeFileSync(path.join(folder, 'test.yml'), text)
  return promtool('test', 'rules', 'test.yml')
}

test('Prometheus accepts configuration and rules', () => {
  expect(promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 })
})

test('while all is well no rule fires', () => {
  expect(fire([], {})).toMatchObject({ status: 0 })
})

test.each(Object.entries(causes))('%s', (names, series) => {
  expect(fire(names.split(' '), series)).toMatchObject({ status: 0 })
})
