import { palettes } from '../palettes'
import { eyelashes } from '../scenes/eyelashes'
import { faceCloseUp } from '../scenes/face-close-up'
import { flowerBranch } from '../scenes/flower-branch'
import { handsFromAbove } from '../scenes/hands-from-above'
import { raisedHands } from '../scenes/raised-hands'
import { spaScenes } from '../scenes/spa'
import { galleryFormats } from '../sizes'
import type { GalleryEntry } from './picture'
import { numberedPictures } from './picture'

const entries: readonly GalleryEntry[] = [
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
        face: 'round',
        wrap: 'turban',
        headCloth: 5,
        dressCloth: 2,
        necklace: 'coral',
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
      wall: 'lamp',
      leaves: true,
      tone: 0,
      sitter: {
        x: 0.52,
        y: 0.44,
        size: 0.42,
        flip: true,
        face: 'young',
        cornrows: true,
        dressCloth: 8,
        necklace: 'strings',
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
        view: 'three-quarter',
        x: 0.52,
        y: 0.4,
        size: 0.42,
        flip: true,
        shape: 'long',
        features: { mouth: 'full', brows: 'arched' },
        wrap: 'shawl',
        headCloth: 4,
        dressCloth: 7,
        neckline: 'wrapper',
        necklace: 'pearls',
        bride: true,
        skin: 0,
        eyes: 'lowered',
        expression: 'smile',
        tilt: 6,
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
      sitter: {
        view: 'three-quarter',
        x: 0.5,
        y: 0.44,
        size: 0.42,
        shape: 'round',
        features: { mouth: 'gap' },
        hair: 'afro',
        dressCloth: 12,
        neckline: 'vee',
        necklace: 'strings',
        earring: true,
        skin: 3,
        expression: 'laugh',
        tilt: -4,
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

/** The titles of the beauty gallery, in the order of its pictures. */
export const beautyGalleryTitles = entries.map(([title]) => title)

export const beautyGallery = numberedPictures(
  'beaute-galerie',
  entries.map(([, format]) => galleryFormats[format]),
  entries.map(([, , scene]) => scene),
  66_000,
)
