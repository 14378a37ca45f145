import { repeat } from '../random'
import { circle, group, path, polygon, rect, stroke } from '../shapes'

/** Motifs cut from cloth for an appliqué hanging; each is about 200 units wide. */
export const appliqueMotifs = {
  fish: (a: string, b: string) =>
    path('M-100 0C-50 -60 40 -56 80 0C40 56 -50 60 -100 0Z', a) +
    path('M70 0L116 -44V44Z', b) +
    repeat(4, (i) => stroke(`M${-40 + i * 26} -30q14 30 0 60`, b, 7)) +
    circle(-66, -8, 9, b),
  bird: (a: string, b: string) =>
    path('M-90 20C-60 -40 20 -50 60 -10L110 -40L84 20C60 60 -40 70 -90 20Z', a) +
    path('M-90 20L-128 12L-92 2Z', b) +
    path('M-20 -10C10 -70 60 -90 90 -84C70 -50 40 -10 10 16Z', b) +
    circle(-66, 6, 6, b) +
    stroke('M-14 56v36M14 56v36', b, 7),
  leaf: (a: string, b: string) =>
    stroke('M0 100Q-10 0 0 -100', b, 9) +
    repeat(6, (i) =>
      path(
        `M0 ${70 - i * 30}Q${i % 2 === 0 ? 44 : -44} ${50 - i * 30} ${i % 2 === 0 ? 66 : -66} ${6 - i * 30}Q${i % 2 === 0 ? 20 : -20} ${24 - i * 30} 0 ${70 - i * 30}Z`,
        a,
      ),
    ),
  sun: (a: string, b: string) =>
    repeat(12, (i) =>
      group(
        polygon(
          [
            [-14, -52],
            [0, -100],
            [14, -52],
          ],
          i % 2 === 0 ? a : b,
        ),
        `rotate(${i * 30})`,
      ),
    ) +
    circle(0, 0, 48, a) +
    circle(0, 0, 30, b) +
    circle(0, 0, 12, a),
  boat: (a: string, b: string) =>
    path('M-110 10Q0 50 110 10Q80 70 0 70T-110 10Z', a) +
    stroke('M0 14V-100', b, 9) +
    path('M8 -96Q80 -60 84 0H8Z', b) +
    path('M-8 -80Q-60 -40 -66 0H-8Z', a),
  house: (a: string, b: string) =>
    rect(-70, -20, 140, 100, a) +
    polygon(
      [
        [-96, -20],
        [0, -100],
        [96, -20],
      ],
      b,
    ) +
    rect(-20, 20, 40, 60, b) +
    circle(-44, 14, 12, b) +
    circle(44, 14, 12, b),
} satisfies Record<string, (a: string, b: string) => string>

export type AppliqueMotif = keyof typeof appliqueMotifs
