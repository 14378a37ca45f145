import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { referencePaths, valuesAt } from './references'

const upload = (name: string, relationTo: unknown) =>
  ({ name, type: 'upload', relationTo }) as FlattenedField
const nested = (name: string, type: string, flattenedFields: FlattenedField[]) =>
  ({ name, type, flattenedFields }) as FlattenedField

it('finds the fields that refer to a collection, in groups and arrays too', () => {
  const fields = [
    { name: 'title', type: 'text' } as FlattenedField,
    upload('poster', 'uploads'),
    upload('category', 'categories'),
    nested('home', 'group', [nested('slides', 'array', [upload('image', ['uploads', 'other'])])]),
  ]
  expect(referencePaths(fields, 'uploads')).toEqual(['poster', 'home.slides.image'])
  expect(referencePaths(fields, 'categories')).toEqual(['category'])
})

it('reads the values at a path', () => {
  const data = { home: { slides: [{ image: 1 }, { image: null }, { image: 3 }] }, photos: [4, 5] }
  expect(valuesAt(data, 'home.slides.image')).toEqual([1, 3])
  expect(valuesAt(data, 'photos')).toEqual([4, 5])
  expect(valuesAt(data, 'absent.image')).toEqual([])
  expect(valuesAt(null, 'photos')).toEqual([])
})
