import { expect, it } from 'vitest'
import { parseFold, parseJoints, poses } from './poses'
import { endAngle, limbPoints, ribbonPath } from './ribbon'

const entries = Object.entries(poses)

it('defines complete limbs and folds for every pose', () => {
  expect(entries).toHaveLength(9)
  for (const [name, body] of entries) {
    const limbs = [...body.arms, ...body.legs].map(({ joints }) => joints)
    expect([name, limbs.filter((joints) => joints.split(' ').length !== 6)]).toEqual([name, []])
    expect([name, limbs.flatMap(parseJoints).flat().every(Number.isFinite)]).toEqual([name, true])
    expect([name, body.folds.map(parseFold).flat().every(Number.isFinite)]).toEqual([name, true])
  }
})

it('puts the lowest ankle of every pose at the same height', () => {
  for (const [name, { legs }] of entries) {
    const lowest = Math.max(...legs.map(({ joints }) => parseJoints(joints)[2][1]))
    expect([name, lowest]).toEqual([name, -17])
  }
})

it('draws a limb as one closed outline around its joints', () => {
  const points = limbPoints([
    [0, 0],
    [0, 50],
    [0, 100],
  ])
  const outline = ribbonPath(points, [20, 18, 16, 14, 10])
  expect(outline).toMatch(/^M[^M]+Z$/)
  expect(outline).toContain('0 105.6')
  expect(endAngle(points)).toBe('90')
})
