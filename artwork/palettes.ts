/** The colours of a picture at one time of day, as hex strings. */
export type Palette = {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string]
  sun: string
  /** Silhouettes from the background (`far`) to the foreground (`near`). */
  far: string
  mid: string
  near: string
  /** Ground: lit, mid-tone, shaded. */
  ground: readonly [string, string, string]
  /** Water: at the horizon, in the middle, in the foreground. */
  water: readonly [string, string, string]
  /** Leaves: lit, mid-tone, shaded. */
  leaf: readonly [string, string, string]
  /** Cloth, awnings, patterns. */
  accents: readonly [string, string, string, string, string]
  /** Walls: lit, shaded. */
  wall: readonly [string, string]
  /** Light of lamps and windows. */
  lamp: string
  ink: string
}

const brandBlue = '#3064e8'
const brandViolet = '#7a3ff2'

function palette(
  sky: Palette['sky'],
  sun: string,
  depth: readonly [string, string, string],
  ground: Palette['ground'],
  water: Palette['water'],
  leaf: Palette['leaf'],
  accents: Palette['accents'],
  wall: Palette['wall'],
  lamp: string,
  ink: string,
): Palette {
  const [far, mid, near] = depth
  return { sky, sun, far, mid, near, ground, water, leaf, accents, wall, lamp, ink }
}

/** The palettes of the pictures, by place and time of day. */
export const palettes = {
  lagoonDusk: palette(
    ['#2b2a72', '#84489a', '#f0825a', '#ffcf88'],
    '#fff0c2',
    ['#a2618f', '#5b3f80', '#1e1a4a'],
    ['#a4532f', '#5d2f52', '#251b48'],
    ['#f6ad72', '#8d5a9b', '#241f5e'],
    ['#4d6a86', '#2b3f6c', '#171b44'],
    [brandBlue, '#f6a53b', '#e4553c', brandViolet, '#fdebcb'],
    ['#c8704f', '#6e3a63'],
    '#ffd37a',
    '#141238',
  ),
  lagoonDawn: palette(
    ['#6fbcc9', '#b4dcd2', '#fde2b2', '#ffc58b'],
    '#fffbe8',
    ['#a3cac4', '#4f989c', '#11505c'],
    ['#eebd72', '#c98a4c', '#6f5a46'],
    ['#fddcab', '#78c1c3', '#1f8291'],
    ['#6fb489', '#2f7f6f', '#0f4a50'],
    [brandBlue, '#f2a03a', '#e2603c', '#0f7c86', '#fff2d6'],
    ['#f2d3a0', '#b98255'],
    '#ffe3a0',
    '#0b3440',
  ),
  ochreNoon: palette(
    ['#f2a93b', '#f7c363', '#fbdd98', '#fff0cb'],
    '#fffdf0',
    ['#e7b774', '#b98149', '#5f3b25'],
    ['#e8a14a', '#cf7c30', '#8a4a22'],
    ['#bfe1d4', '#4fb0b0', '#157a86'],
    ['#8fae4c', '#4f8447', '#214f3c'],
    [brandBlue, '#d84f2e', '#0f7c86', '#fff3d8', '#7a3418'],
    ['#fbe7bf', '#d6a366'],
    '#fff2b8',
    '#3a2118',
  ),
  indigoNight: palette(
    ['#090c2e', '#12165a', '#26299a', '#5b58d8'],
    '#f4eeff',
    ['#3f42a8', '#232678', '#0d0f3c'],
    ['#3a3790', '#211f63', '#100f38'],
    ['#5a58cf', '#24267f', '#0b0d38'],
    ['#3d5fae', '#22367f', '#10184c'],
    [brandBlue, '#f5a742', brandViolet, '#f0635a', '#efe6ff'],
    ['#4a48ab', '#24235f'],
    '#ffce73',
    '#07081f',
  ),
  violetNight: palette(
    ['#170a42', '#38178a', '#7a3ff2', '#f29ab8'],
    '#fff0e2',
    ['#8148cf', '#47208f', '#1b0a4c'],
    ['#5b2aa0', '#33146c', '#170844'],
    ['#e08fc0', '#5a2cb8', '#1b0b56'],
    ['#4d4fb0', '#2e2a80', '#160f4c'],
    [brandBlue, '#ffb14a', '#ff6f61', brandViolet, '#ffe9df'],
    ['#7c3bb4', '#3a1873'],
    '#ffd182',
    '#0f0530',
  ),
  sandMorning: palette(
    ['#f8ead6', '#f5dcbd', '#f0c9a2', '#eab48a'],
    '#fffaf0',
    ['#e3b48c', '#c98862', '#7c4630'],
    ['#f0cfa6', '#dfb083', '#b67a55'],
    ['#f6e0c4', '#dcb393', '#b27d61'],
    ['#a9a974', '#737c50', '#414a35'],
    ['#c65a37', '#e9b06c', '#8a3b28', brandBlue, '#fff4e3'],
    ['#faecd8', '#ddb592'],
    '#fff1cf',
    '#3f2119',
  ),
  terracotta: palette(
    ['#a8492e', '#c4653f', '#dd8f60', '#f1c293'],
    '#fff0d6',
    ['#d08159', '#a34c31', '#5a2419'],
    ['#d98a5c', '#b8603d', '#7b3524'],
    ['#f0c499', '#c4754e', '#7c3a27'],
    ['#98925a', '#66683f', '#383d2b'],
    ['#f4d3a4', '#7b2d1f', '#e9a25d', brandBlue, '#fff2dd'],
    ['#efc59c', '#b96a46'],
    '#ffe6b4',
    '#32130f',
  ),
  roseClay: palette(
    ['#f7d4c2', '#f2bba6', '#e89a86', '#d97a68'],
    '#fff3e6',
    ['#dd9584', '#b25f55', '#63302f'],
    ['#eab59d', '#cf8a75', '#98564b'],
    ['#f6d3c4', '#d48f80', '#93534d'],
    ['#9aa37f', '#66745a', '#39483d'],
    ['#b64235', '#f0c08a', '#6d2630', brandViolet, '#fff0e4'],
    ['#fae3d5', '#dba48f'],
    '#ffedd0',
    '#3a1a1d',
  ),
  lateriteDay: palette(
    ['#8fcbdc', '#bfe0dd', '#f3ead0', '#fbdcae'],
    '#fffcee',
    ['#b9c9b4', '#7f9d7c', '#3f5f4a'],
    ['#d9744a', '#b54a2b', '#7c2c20'],
    ['#d5ebe2', '#6fb7bb', '#2b7f8c'],
    ['#7fae5a', '#3f8150', '#1c4f3d'],
    [brandBlue, '#f0a63c', '#d94f8a', '#b5462a', '#fbf3e2'],
    ['#fbf4e4', '#d9c3a6'],
    '#ffe9ae',
    '#2c1a1c',
  ),
  lateriteDusk: palette(
    ['#35285f', '#9c4663', '#ea754b', '#ffc474'],
    '#fff0c4',
    ['#b0566a', '#6b3358', '#2b173c'],
    ['#c45634', '#8c3129', '#4d1a2a'],
    ['#f7ad70', '#9a4c6c', '#331f54'],
    ['#76704f', '#46503f', '#222a35'],
    [brandBlue, '#f7b045', '#e8457c', '#a8392a', '#fdebd0'],
    ['#f3d3ae', '#a5667a'],
    '#ffdb86',
    '#1c0f2b',
  ),
  limeNoon: palette(
    ['#2a64dc', '#4f8aee', '#9cc4f7', '#e3effb'],
    '#ffffff',
    ['#a9c8e6', '#6f9fae', '#2c5f62'],
    ['#e0835a', '#c45533', '#8a3423'],
    ['#d6ecf6', '#58a9d8', '#1f66c0'],
    ['#8cbb52', '#418a48', '#1a5540'],
    [brandBlue, '#f7b53c', '#e2457d', '#c9512f', '#fffaf0'],
    ['#fffaf0', '#cfd3e2'],
    '#fff0ba',
    '#1b1f3d',
  ),
  rainGreen: palette(
    ['#5d8a8d', '#8fb3a6', '#cbdabc', '#f1ebc9'],
    '#fffde6',
    ['#a3bfa8', '#5f8f7c', '#1f4f48'],
    ['#cf7a4d', '#a54e34', '#64312a'],
    ['#dfe6cb', '#7fae9f', '#2f6d6c'],
    ['#9dbd57', '#4d8a4c', '#17503f'],
    [brandBlue, '#f2b23f', '#d9472f', '#155e58', '#f8f1da'],
    ['#f3ead2', '#b9b598'],
    '#ffe9a6',
    '#0f2b2c',
  ),
  emberNight: palette(
    ['#140a26', '#3a1236', '#8a2a35', '#ee7b3c'],
    '#ffe2a6',
    ['#7a2b44', '#451733', '#1a0a22'],
    ['#8c3327', '#551f2a', '#24101f'],
    ['#f0894a', '#6f2440', '#1d0c2b'],
    ['#5a4a48', '#33303c', '#181629'],
    ['#f7b045', '#e4553c', brandBlue, brandViolet, '#ffe9c6'],
    ['#a34a37', '#4f1f33'],
    '#ffcb62',
    '#0d0619',
  ),
} as const satisfies Record<string, Palette>

/** Skin colours; scenes select one by index. */
export const skinTones = ['#56311f', '#452618', '#6a3f29', '#7f4f33', '#3c221a'] as const
