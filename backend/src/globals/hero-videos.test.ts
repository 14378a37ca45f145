import { expect, it } from 'vitest'
import { phoneFilmFollows } from './hero-videos'

type Films = { video?: unknown; video_telephone?: unknown }

const save = (data: Films, originalDoc: Films) =>
  phoneFilmFollows({ data, originalDoc } as Parameters<typeof phoneFilmFollows>[0])

it.each<[string, Films, Films, unknown]>([
  [
    'a new film takes the former film for phones away',
    { video: 2, video_telephone: 9 },
    { video: 1, video_telephone: 9 },
    null,
  ],
  [
    'also where files come whole',
    { video: { id: 2 }, video_telephone: { id: 9 } },
    { video: 1, video_telephone: 9 },
    null,
  ],
  [
    'a new film for phones stays',
    { video: 2, video_telephone: 8 },
    { video: 1, video_telephone: 9 },
    8,
  ],
  [
    'the same film keeps its own',
    { video: 1, video_telephone: 9 },
    { video: { id: 1 }, video_telephone: 9 },
    9,
  ],
  ['the first films', { video: 1, video_telephone: 9 }, {}, 9],
  ['a film for phones alone', { video_telephone: 8 }, { video: 1, video_telephone: 9 }, 8],
])('%s', (_, data, before, expected) => {
  expect(save(data, before)).toMatchObject({ video_telephone: expected })
})
