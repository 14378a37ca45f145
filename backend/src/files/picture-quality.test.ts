import { expect, it } from 'vitest'
import { pictureProblem } from './picture-quality'

const poster = { ratio: 4 / 5 }

it('a picture that is too small for its place, or of which little would be seen, is told', () => {
  expect(pictureProblem({ width: 64, height: 64 }, poster)).toMatch(/64 × 64\spixels.*floue/)
  expect(pictureProblem({ width: 11_000, height: 800 }, poster)).toMatch(/que 6\s%/)
  expect(pictureProblem({ width: 2400, height: 153 }, { ratio: 3 / 2 })).toMatch(/que 10\s%/)
  expect(pictureProblem({ width: 1600, height: 900 }, poster)).toMatch(/que 45\s%/)
  expect(pictureProblem({ width: 11_000, height: 700 }, {})).toMatch(/bande très étroite/)
  expect(pictureProblem({ width: 700, height: 11_000 }, {})).toMatch(/bande très étroite/)
})

it('a good one is not', () => {
  expect(pictureProblem({ width: 1080, height: 1350 }, poster)).toBeUndefined()
  expect(pictureProblem({ width: 1200, height: 1200 }, poster)).toBeUndefined()
  expect(pictureProblem({ width: 4032, height: 3024 }, poster)).toBeUndefined()
  expect(pictureProblem({ width: 1600, height: 1067 }, {})).toBeUndefined()
})
