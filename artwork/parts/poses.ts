import type { Neckline } from './low-detail-head'
import type { HandKind, Joints } from './limbs'
import { movingPoses } from './poses-moving'
import { stillPoses } from './poses-still'

type ArmPose = {
  /** Shoulder, elbow, wrist: their six coordinates. */
  joints: string
  hand: HandKind
  /** The thumb is on the upper side of the hand. */
  thumbUp?: boolean
}

type LegPose = {
  /** Hip or hem, knee, ankle. */
  joints: string
  /** How far the foot turns, in degrees. */
  rotation?: number
}

/** A pose: feet at 0 0, crown near -1000, looking right. */
export type PoseShape = {
  head: readonly [number, number]
  tilt?: number
  neck: Neckline
  legs: readonly LegPose[]
  skirt: string
  top: string
  /** The arm of our side, then the other. */
  arms: readonly [ArmPose, ArmPose]
  /** The share of the upper arm that a sleeve covers; a robe hides the arms. */
  sleeveLength: number | 'robe'
  /** From the waist to the hem: x and y at both ends. */
  folds: readonly string[]
  hem: string
  seam: string
}

export type Pose = keyof typeof stillPoses | keyof typeof movingPoses

export const poses: Record<Pose, PoseShape> = { ...stillPoses, ...movingPoses }

const parseNumbers = (text: string): number[] => text.split(' ').map(Number)

/** The three joints of a limb, from their coordinates. */
export function parseJoints(text: string): Joints {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = parseNumbers(text)
  return [
    [ax, ay],
    [bx, by],
    [cx, cy],
  ]
}

/** The two ends of a fold. */
export function parseFold(text: string): readonly [number, number, number, number] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = parseNumbers(text)
  return [x0, y0, x1, y1]
}
