import { courseSteps, eventSteps, houseSteps } from './make-contents'
import { heroVideoSteps } from './make-hero-videos'
import { photoSteps } from './make-photos'
import { videoSteps } from './make-videos'
import type { Step } from './run-step'

/** All of the sample content, in the order in which it is created. */
export function sampleSteps(folder: string): Step[] {
  return [
    ...heroVideoSteps(),
    ...eventSteps(),
    ...videoSteps(),
    ...photoSteps(folder),
    ...courseSteps(),
    ...houseSteps(),
  ]
}
