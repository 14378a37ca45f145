import { courseSteps, eventSteps, houseSteps } from './make-contents'
import { headerSteps } from './make-headers'
import { photoSteps } from './make-photos'
import { videoSteps } from './make-videos'
import type { Step } from './run-step'

/** All of the sample content, in the order in which visitors meet it. */
export function sampleSteps(folder: string): Step[] {
  return [
    ...headerSteps(),
    ...eventSteps(),
    ...videoSteps(),
    ...photoSteps(folder),
    ...courseSteps(),
    ...houseSteps(),
  ]
}
