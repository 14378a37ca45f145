import { FORMATS, POSTER, THUMBNAIL } from '../formats'
import type { Format } from '../formats'
import { palettes as P } from '../palettes'
import type { Scene } from '../scenes/base'
import { braidsBack } from '../scenes/braids'
import { face } from '../scenes/face'
import { hands } from '../scenes/hands'
import { handsAbove } from '../scenes/hands-above'
import { lashes } from '../scenes/lashes'
import { studio } from '../scenes/studio'
import { portrait } from '../scenes/portrait'
import { branch } from '../scenes/branch'
import { spa } from '../scenes/tables'
import { series } from './picture'

const entries: readonly (readonly [title: string, format: Format, scene: Scene])[] = [
  [
    'Le turban terracotta',
    'P',
    face(P.terracotta, {
      wall: 'arch',
      tone: 1,
      sitter: {
        x: 0.48,
        y: 0.54,
        size: 0.44,
        wrap: 'turban',
        head: 5,
        dress: 2,
        necklace: 'rings',
        earring: true,
        skin: 1,
      },
    }),
  ],
  ['Karité fouetté', 'S', spa.shea(P.sandMorning)],
  ['Pierres chaudes, orchidée blanche', 'L', spa.stones(P.roseClay)],
  ['Huiles de coco, de neem et de baobab', 'T', spa.oils(P.sandMorning)],
  [
    'Nattes royales',
    'P',
    face(P.roseClay, {
      wall: 'sun',
      tone: 0,
      sitter: {
        x: 0.52,
        y: 0.44,
        size: 0.42,
        flip: true,
        face: 'young',
        hair: 'cornrows',
        dress: 8,
        necklace: 'plate',
        earring: true,
        skin: 2,
      },
    }),
  ],
  ['Serviettes et hibiscus', 'L', spa.towels(P.sandMorning)],
  [
    'Mains ouvertes',
    'S',
    hands(P.terracotta, { count: 2, wall: 'curtain', tone: 1, flower: true }),
  ],
  [
    'Le voile de la mariée',
    'P',
    face(P.sandMorning, {
      wall: 'window',
      tone: 1,
      sitter: {
        x: 0.5,
        y: 0.46,
        size: 0.44,
        wrap: 'veil',
        head: 4,
        dress: 7,
        necklace: 'beads',
        bride: true,
        skin: 0,
      },
    }),
  ],
  ['Rituel du soir : bougies, sable et palmes', 'W', spa.evening(P.terracotta)],
  ['Palme et terre cuite', 'T', spa.clay(P.roseClay)],
  ['Cils', 'S', lashes(P.terracotta, {})],
  ['Savon noir, argile rose', 'L', spa.soaps(P.sandMorning)],
  [
    'Couronne naturelle',
    'P',
    face(P.sandMorning, {
      wall: 'lattice',
      tone: 3,
      disc: [0.5, 0.42, 0.36],
      sitter: {
        x: 0.56,
        y: 0.56,
        size: 0.4,
        hair: 'afro',
        dress: 12,
        necklace: 'beads',
        earring: true,
        skin: 3,
        open: true,
      },
    }),
  ],
  [
    'Orchidée du jardin',
    'S',
    branch(P.roseClay, { kind: 'orchid', count: 5, wall: 'curtain', tone: 3, reach: 0.74 }),
  ],
  ['Le miroir de l’atelier', 'P', spa.mirror(P.terracotta)],
  ['Une heure de silence', 'L', spa.massage(P.terracotta)],
  [
    'Hibiscus en fleur',
    'T',
    branch(P.sandMorning, { kind: 'hibiscus', count: 6, wall: 'window', tone: 0, reach: 0.86 }),
  ],
  [
    'Dix petits soleils',
    'S',
    handsAbove(P.sandMorning, { nails: ['#f0a53c', '#f0a53c'], kind: 6 }),
  ],
]

export const beauteTitles = entries.map(([title]) => title)

const videos: readonly Scene[] = [
  face(P.sandMorning, {
    wall: 'window',
    tone: 1,
    bowl: true,
    leaves: true,
    sitter: {
      x: 0.56,
      y: 0.47,
      size: 0.48,
      wrap: 'low',
      head: 6,
      dress: 9,
      skin: 1,
      earring: true,
    },
  }),
  braidsBack(P.terracotta),
  spa.massage(P.roseClay),
  spa.sugar(P.terracotta),
  lashes(P.roseClay, { tool: 'tweezers', lid: '#a5485a', skin: 3 }),
  handsAbove(P.roseClay, { nails: ['#c1352b', '#f3d3a8'], kind: 3 }),
  face(P.sandMorning, {
    wall: 'curtain',
    tone: 0,
    disc: [0.5, 0.4, 0.34],
    sitter: {
      x: 0.48,
      y: 0.54,
      size: 0.4,
      wrap: 'gele',
      head: 6,
      dress: 0,
      bride: true,
      necklace: 'beads',
      earring: true,
      skin: 2,
    },
  }),
  studio(P.sandMorning),
  spa.garden(P.sandMorning),
  portrait(P.terracotta, {
    light: { x: 0.5, y: 0.4, r: 0.3, style: 'woven' },
    backdrop: 'plain',
    people: [
      { x: 0.19, y: 0.55, size: 0.38, wrap: 'crown', head: 2, dress: 5, skin: 0, earring: true },
      { x: 0.5, y: 0.58, size: 0.4, wrap: 'bow', head: 9, dress: 1, skin: 2, necklace: 'rings' },
      {
        x: 0.82,
        y: 0.55,
        size: 0.38,
        flip: true,
        wrap: 'knot',
        head: 12,
        dress: 7,
        skin: 1,
        earring: true,
      },
    ],
  }),
]

const courses: readonly Scene[] = [
  face(P.roseClay, {
    wall: 'niche',
    tone: 1,
    flower: true,
    leaves: true,
    sitter: {
      x: 0.5,
      y: 0.5,
      size: 0.44,
      wrap: 'low',
      head: 4,
      dress: 6,
      necklace: 'beads',
      skin: 0,
    },
  }),
  lashes(P.sandMorning, { tool: 'brush', lid: '#d9713c', skin: 2 }),
  hands(P.terracotta, {
    count: 1,
    nails: ['#c1352b'],
    wall: 'sun',
    tone: 2,
    polish: true,
    brush: true,
  }),
  spa.evening(P.roseClay),
]

export const beaute = [
  ...series(
    'beaute-galerie',
    entries.map(([, format]) => FORMATS[format]),
    entries.map(([, , scene]) => scene),
    66_000,
  ),
  ...series('beaute-videos', THUMBNAIL, videos, 64_000),
  ...series('formations', POSTER, courses, 80_000),
]
