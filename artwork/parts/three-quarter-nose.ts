import { darker, mix } from '../color'
import { ellipse, path, stroke } from '../shapes'
import type { FaceFeatures, FaceOptions } from './three-quarter-features'

type Tones = {
  /** Shade of the bridge, lines, light, nostrils. */
  dark: string
  line: string
  light: string
  nostril: string
}

const noses: Record<FaceFeatures['nose'], (tones: Tones) => string> = {
  straight: ({ dark, light, nostril }) =>
    path(
      'M22 -60C34 -40 36 -6 26 22C14 30 6 44 10 58C18 68 30 66 38 62L46 30C46 0 44 -34 40 -58Z',
      dark,
      { opacity: 0.2 },
    ) +
    path(
      'M44 -46C50 -20 54 4 60 26C66 34 66 44 58 48C50 44 46 30 46 14C46 -8 44 -28 44 -46Z',
      light,
      {
        opacity: 0.42,
      },
    ) +
    path('M20 62C26 54 36 54 42 62C36 68 26 68 20 62Z', nostril, { opacity: 0.8 }) +
    path('M62 62C66 55 74 55 79 60C74 66 67 67 62 62Z', nostril, { opacity: 0.8 }) +
    stroke('M20 30C8 40 4 56 12 66M78 34C87 42 90 54 84 63', dark, 3.6, { opacity: 0.6 }) +
    stroke('M42 68Q52 74 62 68', dark, 3.4, { opacity: 0.5 }),

  broad: ({ dark, light, nostril }) =>
    path(
      'M22 -46C32 -24 30 4 18 26C4 32 -4 48 4 62C14 74 28 71 38 67L44 34C42 6 42 -20 38 -48Z',
      dark,
      {
        opacity: 0.2,
      },
    ) +
    path('M46 -40C50 -20 52 0 56 18C50 18 47 4 46 -12Z', light, { opacity: 0.35 }) +
    ellipse(55, 37, 19, 15, light, { opacity: 0.16 }) +
    ellipse(58, 34, 11, 8, light, { opacity: 0.22 }) +
    path('M12 63C19 51 34 51 43 60C37 70 20 71 12 63Z', nostril, { opacity: 0.8 }) +
    path('M63 60C70 51 84 51 91 60C85 70 70 70 63 60Z', nostril, { opacity: 0.8 }) +
    stroke('M12 32C-3 40 -6 60 5 69M88 33C101 43 102 58 95 67', dark, 4, { opacity: 0.6 }) +
    stroke('M43 67Q53 77 63 67', dark, 3.6, { opacity: 0.5 }),

  long: ({ dark, line, light, nostril }) =>
    path(
      'M24 -64C36 -40 38 -4 30 32C20 42 14 54 20 68C28 76 38 74 44 72L52 42C50 6 48 -34 42 -62Z',
      dark,
      {
        opacity: 0.24,
      },
    ) +
    path(
      'M46 -52C54 -26 60 0 66 26C70 42 70 54 62 60C54 52 52 34 50 16C48 -8 46 -32 46 -52Z',
      light,
      {
        opacity: 0.45,
      },
    ) +
    stroke('M50 -56C58 -32 66 -8 71 18C76 36 80 50 73 61', line, 3.6, { opacity: 0.5 }) +
    path('M26 71C32 63 42 63 48 70C43 77 32 78 26 71Z', nostril, { opacity: 0.8 }) +
    path('M63 69C67 63 74 63 78 67C74 73 67 74 63 69Z', nostril, { opacity: 0.8 }) +
    stroke('M27 44C17 51 14 65 21 74', dark, 3.8, { opacity: 0.6 }) +
    stroke('M47 76Q55 84 64 74', dark, 3.4, { opacity: 0.5 }),

  button: ({ dark, light, nostril }) =>
    path(
      'M28 -48C36 -32 34 -8 27 12C14 20 9 36 14 48C22 58 32 56 41 52L46 26C45 -2 45 -26 41 -48Z',
      dark,
      {
        opacity: 0.15,
      },
    ) +
    path('M46 -34C49 -20 50 -8 53 6C48 4 46 -8 46 -20Z', light, { opacity: 0.3 }) +
    ellipse(54, 27, 14, 12, light, { opacity: 0.2 }) +
    ellipse(56, 25, 8, 6, light, { opacity: 0.3 }) +
    path('M22 51C28 43 38 44 43 50C38 57 28 58 22 51Z', nostril, { opacity: 0.8 }) +
    path('M60 50C64 44 72 44 77 49C73 56 64 56 60 50Z', nostril, { opacity: 0.8 }) +
    stroke('M23 24C12 31 8 46 15 55M75 25C85 33 87 44 81 53', dark, 3.8, { opacity: 0.55 }) +
    stroke('M42 56Q52 63 61 56', dark, 3.4, { opacity: 0.5 }),
}

export const nose = (o: FaceOptions) =>
  noses[o.features.nose]({
    dark: darker(o.skin, 0.5),
    line: darker(o.skin, 0.6),
    light: mix(o.skin, o.rim, 0.4),
    nostril: darker(o.skin, 0.7),
  })
