import sampleEvents from '../../backend/src/seed/content/events.json'
import { french } from '../../backend/src/seed/typography'
import type { ClothKind } from '../parts/cloth'
import { posterText } from '../poster-text'
import { eventPoster, type PosterColors } from '../scenes/event-poster'
import type { Scene } from '../scenes/scene'
import { posterSize } from '../sizes'
import { eventScenes } from './event-scenes'
import { numberedPictures } from './picture'

const cream = '#fff3dc'

/** The panels of the posters; the texts on them have a contrast of at least 4.5 : 1. */
export const posterPanels = {
  violet: {
    ground: '#2a1064',
    ink: cream,
    accent: '#ffb14a',
    cloth: ['#2a1064', '#7a3ff2', '#ffb14a', '#ff6f61', cream],
  },
  plum: {
    ground: '#4a1c4e',
    ink: cream,
    accent: '#ffc474',
    cloth: ['#4a1c4e', '#e4553c', '#ffc474', '#84489a', cream],
  },
  saffron: {
    ground: '#f6b23c',
    ink: '#2a1430',
    accent: '#7a1f14',
    cloth: ['#7a1f14', '#f6b23c', cream, '#d84f2e', '#2a1430'],
  },
  laterite: {
    ground: '#8f2c1c',
    ink: cream,
    accent: '#ffcf7a',
    cloth: ['#8f2c1c', '#f0a63c', cream, '#3064e8', '#5a1a12'],
  },
  lagoon: {
    ground: '#0b4a56',
    ink: cream,
    accent: '#f7bf6a',
    cloth: ['#0b4a56', '#f2a03a', '#78c1c3', '#e2603c', cream],
  },
  night: {
    ground: '#0d1048',
    ink: cream,
    accent: '#ffce73',
    cloth: ['#0d1048', '#3064e8', '#ffce73', '#f0635a', cream],
  },
} satisfies Record<string, PosterColors>

type Panel = readonly [colors: keyof typeof posterPanels, clothKind: ClothKind, lift?: number]

/** The panel of each poster, in the order of the sample events. */
const panels: readonly Panel[] = [
  ['violet', 'triangles'],
  ['plum', 'fans'],
  ['plum', 'waves'],
  ['saffron', 'lozenge'],
  ['violet', 'eyes'],
  ['lagoon', 'bricks'],
  ['laterite', 'suns'],
  ['night', 'rings'],
  ['laterite', 'leaves'],
  ['saffron', 'checks'],
  ['lagoon', 'waves'],
  ['plum', 'lozenge', 350],
  ['lagoon', 'triangles'],
  ['saffron', 'fans'],
]

const posters: Scene[] = await Promise.all(
  panels.map(async ([name, clothKind, lift], i) => {
    const [event, scene] = [sampleEvents[i], eventScenes[i]]
    if (event === undefined || scene === undefined) throw new Error(`No event ${i + 1}`)
    const colors = posterPanels[name]
    const { ink, accent } = colors
    const texts = { title: french(event.title), place: french(event.place) }
    const text = await posterText({ ...texts, ink, accent })
    return eventPoster({ scene, text, colors, clothKind, ...(lift !== undefined && { lift }) })
  }),
)

export const eventPosters = numberedPictures('evenements', posterSize, posters, 102_000)
