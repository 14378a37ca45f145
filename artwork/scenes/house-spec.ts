import type { Palette } from '../palettes'
import type { BlockOptions } from '../parts/wall'
import type { Point } from '../shapes'
import type { SkyOptions } from './sky-with-sun'

/** Everything that a picture of a house can show. Coordinates are pixels of the picture. */
export type HouseSpec = {
  palette: Palette
  light: SkyOptions
  groundY: number
  backdrop?: 'hills' | 'trees' | 'sea' | 'lagoon' | 'palms' | 'town'
  lightsOn?: boolean
  blocks: readonly BlockSpec[]
  corner?: {
    x: number
    y: number
    front: BlockSpec
    side: BlockSpec
    top: string
    slope?: number
    upper?: { front: BlockSpec; side: BlockSpec; dx: number }
  }
  veranda?: { x: number; w: number; h: number; columns: number; arched?: boolean; roof?: string }
  balconies?: readonly {
    x: number
    y: number
    w: number
    h: number
    kind: 'bars' | 'cross' | 'solid' | 'claustra'
    color?: string
  }[]
  stairs?: { x: number; w: number; h: number }
  wall?: { h: number; color?: string; gate?: { x: number; w: number; color: string } }
  pool?: { x: number; y: number; w: number; h: number }
  path?: { x: number; w: number }
  bougainvillea?: readonly {
    points: readonly Point[]
    size: number
    hue?: 'pink' | 'orange' | 'white' | 'violet'
  }[]
  palms?: readonly (readonly [x: number, y: number, height: number, lean: number])[]
  trees?: readonly (readonly [x: number, y: number, height: number])[]
  plants?: readonly (readonly [x: number, y: number, size: number])[]
  jars?: readonly (readonly [x: number, y: number, h: number])[]
  stringLights?: boolean
  reflection?: boolean
  sand?: boolean
  grass?: boolean
}

/** A block of a house; the colours that it leaves out come from the palette. */
export type BlockSpec = Omit<BlockOptions, 'pane' | 'frame' | 'roofColor' | 'lamp'> & {
  frame?: string
  roofColor?: string
}
