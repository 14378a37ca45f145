import { expect, it } from 'vitest'
import { isOptionalDuration, normalizeTime, timeRules } from './rules'
import { slugify } from './slugify'

it.each([
  ['18:30', '18:30'],
  ['18h30', '18:30'],
  ['18 h 30', '18:30'],
  ['9h', '09:00'],
  ['18H30', '18:30'],
  ['9 heures', '09:00'],
  ['9:05', '09:05'],
  ['midi', '12:00'],
  ['Minuit', '00:00'],
  ['20.30', '20:30'],
  ['20', '20:00'],
  ['le soir', 'le soir'],
  ['1830', '1830'],
])('the time %s becomes %s', (typed, stored) => {
  expect(normalizeTime(typed)).toBe(stored)
})

it.each([
  ['Fête de l’été', 'fete-de-l-ete'],
  ['  «\u00a0Cœur\u00a0» & Œuvre ! ', 'coeur-oeuvre'],
  ['???', ''],
])('the title %s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

it('what the server makes of a time is checked, not what was typed', () => {
  const isRight = (typed: string) => timeRules().validate(typed, {} as never) === true
  expect(['', '18H30', ' 9h '].map(isRight)).not.toContain(false)
  expect(['25h', '1830'].map(isRight)).not.toContain(true)
})

it('the duration of a video is written as players show it', () => {
  const isValid = (typed: string) => isOptionalDuration(typed, {} as never) === true
  expect(['', '4:32', '04:32', '0:09', '1:04:32', '12:00:00'].map(isValid)).not.toContain(false)
  expect(['4', '4:3', '61:00', '4:60', '1:4:32', 'quatre'].map(isValid)).not.toContain(true)
})
