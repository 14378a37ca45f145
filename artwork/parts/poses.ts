import type { HandKind, Joints } from './limbs'
import type { Neckline } from './low-detail-head'
import { movingPoses } from './poses-moving'
import { stillPoses } from './poses-still'

type ArmPose = {
  /** Six coordinates: x and y of shoulder, elbow and wrist. */
  joints: string
  hand: HandKind
  /** The thumb is on the upper side of the hand. */
  thumbUp?: boolean
}

type LegPose = {
  /** Six coordinates: x and y of hip (or hem), knee and ankle. */
  joints: string
  /** Rotation of the foot, in degrees. */
  rotation?: number
}

/** A pose that looks right: feet at (0, 0), top of the head near y = -1000. */
export type PoseShape = {
  head: readonly [number, number]
  tilt?: number
  neck: Neckline
  legs: readonly LegPose[]
  skirt: string
  top: string
  /** The near arm, then the far arm. */
  arms: readonly [ArmPose, ArmPose]
  /** The share of the upper arm that the sleeve covers; a robe is drawn over both arms. */
  sleeveLength: number | 'robe'
  /** Fold lines from the waist to the hem: x and y of both ends. */
  folds: readonly string[]
  hem: string
  seam: string
}

export type Pose = keyof typeof stillPoses | keyof typeof movingPoses

/** All poses, by name. */
export const poses: Record<Pose, PoseShape> = { ...stillPoses, ...movingPoses }

const parseNumbers = (text: string): number[] => text.split(' ').map(Number)

/** Parses the three joints of a limb. */
export function parseJoints(text: string): Joints {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = parseNumbers(text)
  return [
    [ax, ay],
    [bx, by],
    [cx, cy],
  ]
}

/** Parses the two ends of a fold line: x and y of the start, then of the end. */
export function parseFold(text: string): readonly [number, number, number, number] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = parseNumbers(text)
  return [x0, y0, x1, y1]
}
