import type { Payload } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import type { Environment } from '../../environment/environment.mjs'
import { heroVideoSteps } from './hero-videos'
import { createLibrary } from './library'
import { courseStep, destinationStep, eventStep, houseStep } from './make-contents'
import { photoSteps } from './make-photos'
import { videoSteps } from './make-videos'
import { runStep } from './run-step'

/** Fills an empty database with sample content and destinations. Failures are logged and left for the next start. */
export async function seed(
  payload: Payload,
  { seed: hasSamples, picturesDir, dataDir }: Environment,
): Promise<void> {
  const library = createLibrary(payload, picturesDir, dataDir)
  const contents = [eventStep, ...videoSteps, ...photoSteps, courseStep, houseStep]
  const samples = hasSamples ? [...heroVideoSteps, ...contents] : []
  for (const step of [destinationStep, ...samples]) {
    try {
      await runStep(payload, step, library)
    } catch (error) {
      logger('seed').error({ error }, `The sample content «${step.name}» failed`)
    }
  }
}
