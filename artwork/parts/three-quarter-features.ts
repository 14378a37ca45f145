export type Expression = 'calm' | 'smile' | 'laugh'
export type Eyes = 'open' | 'closed' | 'lowered'

/** How the parts of a face are drawn; with the head shape they make one person. */
export type FaceFeatures = {
  nose: 'straight' | 'broad' | 'long' | 'button'
  mouth: 'even' | 'full' | 'wide' | 'gap'
  eyes: 'almond' | 'round' | 'hooded' | 'soft'
  brows: 'arched' | 'straight' | 'high' | 'angled'
}

/**
 * Heads in three-quarter view, turned to the right: the crown, the far cheek, the chin, the near
 * jaw, the back of the skull. Units: about 400 from the chin to the top of the head.
 */
export const headOutlines = {
  oval: 'M-30 -206C50 -210 108 -172 114 -104C115 -84 108 -66 107 -50C107 -36 116 -18 116 4C116 34 108 70 98 104C88 144 70 180 46 190C26 198 2 196 -16 186C-58 164 -92 132 -106 84C-112 64 -116 50 -118 40C-150 20 -178 -20 -178 -76C-178 -152 -120 -204 -30 -206Z',
  round:
    'M-30 -204C54 -208 112 -168 116 -104C117 -84 112 -64 111 -48C113 -34 125 -14 127 12C129 48 125 82 111 112C95 144 70 166 42 174C20 181 0 181 -22 174C-70 158 -108 136 -119 86C-122 68 -122 54 -122 40C-152 20 -180 -20 -180 -76C-180 -152 -120 -202 -30 -204Z',
  square:
    'M-30 -204C52 -208 110 -172 115 -106C116 -86 109 -66 108 -50C108 -36 119 -18 119 6C120 42 117 84 110 122C104 158 88 188 64 197C38 205 2 205 -22 197C-60 184 -104 162 -117 110C-120 82 -120 58 -119 40C-150 20 -178 -20 -178 -76C-178 -152 -120 -202 -30 -204Z',
  long: 'M-30 -208C46 -212 104 -174 111 -106C112 -86 105 -66 104 -50C104 -36 110 -18 110 4C108 40 102 82 93 122C85 164 68 202 46 212C28 219 8 217 -8 207C-46 180 -80 142 -99 92C-109 68 -114 52 -117 40C-150 20 -176 -20 -176 -76C-176 -152 -118 -206 -30 -208Z',
  heart:
    'M-30 -206C54 -210 112 -172 117 -104C118 -84 110 -66 109 -50C110 -36 123 -18 122 6C120 40 106 76 90 106C74 142 60 180 42 190C26 197 10 196 -2 188C-44 162 -84 132 -106 86C-114 66 -119 52 -120 40C-152 20 -180 -20 -180 -76C-180 -152 -120 -204 -30 -206Z',
} as const

export type HeadShape = keyof typeof headOutlines

/** The features of each head shape, where a person has no others. */
export const shapeFeatures: Record<HeadShape, FaceFeatures> = {
  oval: { nose: 'straight', mouth: 'even', eyes: 'almond', brows: 'arched' },
  round: { nose: 'button', mouth: 'full', eyes: 'round', brows: 'high' },
  square: { nose: 'broad', mouth: 'wide', eyes: 'hooded', brows: 'straight' },
  long: { nose: 'long', mouth: 'gap', eyes: 'soft', brows: 'angled' },
  heart: { nose: 'broad', mouth: 'full', eyes: 'soft', brows: 'high' },
}

/** The face of a head in three-quarter view. */
export type FaceOptions = {
  shape: HeadShape
  features: FaceFeatures
  skin: string
  rim: string
  expression: Expression
  eyes: Eyes
  /** Lines of the face, and thinner brows; the colour of the brows. */
  elder: boolean
  brow: string
  /** Long lashes and a tinted lid. */
  makeUp: boolean
  lips?: string
}
