import { expect, it } from 'vitest'
import { POSES, foldOf, jointsOf } from './poses'
import { bones, endAngle, ribbonD } from './ribbon'

const poses = Object.entries(POSES)

it('gives every pose whole limbs and folds', () => {
  expect(poses).toHaveLength(9)
  for (const [name, body] of poses) {
    const limbs = [...body.arms, ...body.legs].map(({ joints }) => joints)
    expect([name, limbs.filter((joints) => joints.split(' ').length !== 6)]).toEqual([name, []])
    expect([name, limbs.flatMap(jointsOf).flat().every(Number.isFinite)]).toEqual([name, true])
    expect([name, body.folds.map(foldOf).flat().every(Number.isFinite)]).toEqual([name, true])
  }
})

it('sets every foot on the ground, toes of a step apart', () => {
  for (const [name, { legs }] of poses) {
    const lowest = Math.max(...legs.map(({ joints }) => jointsOf(joints)[2][1]))
    expect([name, lowest]).toEqual([name, -17])
  }
})

it('draws a limb as one closed outline that follows its bones', () => {
  const points = bones([
    [0, 0],
    [0, 50],
    [0, 100],
  ])
  const outline = ribbonD(points, [20, 18, 16, 14, 10])
  expect(outline).toMatch(/^M[^M]+Z$/)
  expect(outline).toContain('0 105.6')
  expect(endAngle(points)).toBe('90')
})
