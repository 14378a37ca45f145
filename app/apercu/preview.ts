import type { ReactNode } from 'react'

/** The status of the page that says why there is no preview. */
export const problemStatus = {
  invalid: 403,
  expired: 410,
  notFound: 404,
  incomplete: 422,
  unavailable: 503,
} as const

export type PreviewProblemName = keyof typeof problemStatus

/** A preview: the page with the draft, its title, and whether this version is online. */
export type Preview =
  | { state: 'found'; title: string; published: boolean; page: ReactNode }
  | { state: PreviewProblemName }
