import { describe, expect, it } from 'vitest'
import { isOptionalDuration, normalizeTime, youtubeId } from './rules'
import { slugify } from './slugify'

describe('a YouTube URL', () => {
  it.each([
    'https://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc&t=3',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=1s',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ',
  ])('%s has a video id', (address) => {
    expect(youtubeId(address)).toBe('aqz-KE-bpKQ')
  })

  it.each([
    'aqz-KE-bpKQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/@chaine',
    'https://www.youtube.com/watch?list=PL1',
    'https://youtu.be/court',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    '',
  ])('%s has none', (address) => {
    expect(youtubeId(address)).toBeNull()
  })
})

it.each([
  ['18:30', '18:30'],
  ['18h30', '18:30'],
  ['18 h 30', '18:30'],
  ['9h', '09:00'],
  ['9:05', '09:05'],
  ['midi', 'midi'],
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

it('the duration of a video is written as players show it', () => {
  const isValid = (typed: string) => isOptionalDuration(typed, {} as never) === true
  expect(['', '4:32', '04:32', '0:09', '1:04:32', '12:00:00'].map(isValid)).not.toContain(false)
  expect(['4', '4:3', '61:00', '4:60', '1:4:32', 'quatre'].map(isValid)).not.toContain(true)
})
