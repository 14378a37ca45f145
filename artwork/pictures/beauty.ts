import { galleryFormats, posterSize, thumbnailSize } from '../sizes'
import type { GalleryFormat } from '../sizes'
import { palettes } from '../palettes'
import { braidsFromBehind } from '../scenes/braids'
import { faceCloseUp } from '../scenes/face-close-up'
import { raisedHands } from '../scenes/raised-hands'
import { handsFromAbove } from '../scenes/hands-from-above'
import { eyelashes } from '../scenes/eyelashes'
import { studio } from '../scenes/studio'
import { portrait } from '../scenes/portrait'
import { flowerBranch } from '../scenes/flower-branch'
import { spaScenes } from '../scenes/spa'
import { numberedPictures } from './picture'
import type { Scene } from '../scenes/scene'

const entries: readonly (readonly [title: string, format: GalleryFormat, scene: Scene])[] = [
  [
    'Le turban terracotta',
    'P',
    faceCloseUp(palettes.terracotta, {
      wall: 'arch',
      tone: 1,
      sitter: {
        x: 0.48,
        y: 0.54,
        size: 0.44,
        wrap: 'turban',
        headCloth: 5,
        dressCloth: 2,
        necklace: 'rings',
        earring: true,
        skin: 1,
      },
    }),
  ],
  ['Karité fouetté', 'S', spaScenes.shea(palettes.sandMorning)],
  ['Pierres chaudes, orchidée blanche', 'L', spaScenes.stones(palettes.roseClay)],
  ['Huiles de coco, de neem et de baobab', 'T', spaScenes.oils(palettes.sandMorning)],
  [
    'Nattes royales',
    'P',
    faceCloseUp(palettes.roseClay, {
      wall: 'sun',
      tone: 0,
      sitter: {
        x: 0.52,
        y: 0.44,
        size: 0.42,
        flip: true,
        face: 'young',
        hair: 'cornrows',
        dressCloth: 8,
        necklace: 'plate',
        earring: true,
        skin: 2,
      },
    }),
  ],
  ['Serviettes et hibiscus', 'L', spaScenes.towels(palettes.sandMorning)],
  [
    'Mains ouvertes',
    'S',
    raisedHands(palettes.terracotta, { count: 2, wall: 'curtain', tone: 1, flower: true }),
  ],
  [
    'Le voile de la mariée',
    'P',
    faceCloseUp(palettes.sandMorning, {
      wall: 'window',
      tone: 1,
      sitter: {
        x: 0.5,
        y: 0.46,
        size: 0.44,
        wrap: 'veil',
        headCloth: 4,
        dressCloth: 7,
        necklace: 'beads',
        bride: true,
        skin: 0,
      },
    }),
  ],
  ['Rituel du soir : bougies, sable et palmes', 'W', spaScenes.evening(palettes.terracotta)],
  ['Palme et terre cuite', 'T', spaScenes.clay(palettes.roseClay)],
  ['Cils', 'S', eyelashes(palettes.terracotta, {})],
  ['Savon noir, argile rose', 'L', spaScenes.soaps(palettes.sandMorning)],
  [
    'Couronne naturelle',
    'P',
    faceCloseUp(palettes.sandMorning, {
      wall: 'lattice',
      tone: 3,
      disc: [0.5, 0.42, 0.36],
      sitter: {
        x: 0.56,
        y: 0.56,
        size: 0.4,
        hair: 'afro',
        dressCloth: 12,
        necklace: 'beads',
        earring: true,
        skin: 3,
        eyesOpen: true,
      },
    }),
  ],
  [
    'Orchidée du jardin',
    'S',
    flowerBranch(palettes.roseClay, {
      kind: 'orchid',
      count: 5,
      wall: 'curtain',
      tone: 3,
      reach: 0.74,
    }),
  ],
  ['Le miroir de l’atelier', 'P', spaScenes.mirror(palettes.terracotta)],
  ['Une heure de silence', 'L', spaScenes.massage(palettes.terracotta)],
  [
    'Hibiscus en fleur',
    'T',
    flowerBranch(palettes.sandMorning, {
      kind: 'hibiscus',
      count: 6,
      wall: 'window',
      tone: 0,
      reach: 0.86,
    }),
  ],
  [
    'Dix petits soleils',
    'S',
    handsFromAbove(palettes.sandMorning, { nails: ['#f0a53c', '#f0a53c'], kind: 6 }),
  ],
]

export const beautyGalleryTitles = entries.map(([title]) => title)

const videos: readonly Scene[] = [
  faceCloseUp(palettes.sandMorning, {
    wall: 'window',
    tone: 1,
    bowl: true,
    leaves: true,
    sitter: {
      x: 0.56,
      y: 0.47,
      size: 0.48,
      wrap: 'low',
      headCloth: 6,
      dressCloth: 9,
      skin: 1,
      earring: true,
    },
  }),
  braidsFromBehind(palettes.terracotta),
  spaScenes.massage(palettes.roseClay),
  spaScenes.sugar(palettes.terracotta),
  eyelashes(palettes.roseClay, { tool: 'tweezers', lid: '#a5485a', skin: 3 }),
  handsFromAbove(palettes.roseClay, { nails: ['#c1352b', '#f3d3a8'], kind: 3 }),
  faceCloseUp(palettes.sandMorning, {
    wall: 'curtain',
    tone: 0,
    disc: [0.5, 0.4, 0.34],
    sitter: {
      x: 0.48,
      y: 0.54,
      size: 0.4,
      wrap: 'gele',
      headCloth: 6,
      dressCloth: 0,
      bride: true,
      necklace: 'beads',
      earring: true,
      skin: 2,
    },
  }),
  studio(palettes.sandMorning),
  spaScenes.garden(palettes.sandMorning),
  portrait(palettes.terracotta, {
    light: { x: 0.5, y: 0.4, r: 0.3, style: 'woven' },
    backdrop: 'plain',
    people: [
      {
        x: 0.19,
        y: 0.55,
        size: 0.38,
        wrap: 'crown',
        headCloth: 2,
        dressCloth: 5,
        skin: 0,
        earring: true,
      },
      {
        x: 0.5,
        y: 0.58,
        size: 0.4,
        wrap: 'bow',
        headCloth: 9,
        dressCloth: 1,
        skin: 2,
        necklace: 'rings',
      },
      {
        x: 0.82,
        y: 0.55,
        size: 0.38,
        flip: true,
        wrap: 'knot',
        headCloth: 12,
        dressCloth: 7,
        skin: 1,
        earring: true,
      },
    ],
  }),
]

const courses: readonly Scene[] = [
  faceCloseUp(palettes.roseClay, {
    wall: 'niche',
    tone: 1,
    flower: true,
    leaves: true,
    sitter: {
      x: 0.5,
      y: 0.5,
      size: 0.44,
      wrap: 'low',
      headCloth: 4,
      dressCloth: 6,
      necklace: 'beads',
      skin: 0,
    },
  }),
  eyelashes(palettes.sandMorning, { tool: 'brush', lid: '#d9713c', skin: 2 }),
  raisedHands(palettes.terracotta, {
    count: 1,
    nails: ['#c1352b'],
    wall: 'sun',
    tone: 2,
    polish: true,
    brush: true,
  }),
  spaScenes.evening(palettes.roseClay),
]

export const beautyPictures = [
  ...numberedPictures(
    'beaute-galerie',
    entries.map(([, format]) => galleryFormats[format]),
    entries.map(([, , scene]) => scene),
    66_000,
  ),
  ...numberedPictures('beaute-videos', thumbnailSize, videos, 64_000),
  ...numberedPictures('formations', posterSize, courses, 80_000),
]
