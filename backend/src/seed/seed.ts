import type { Payload } from 'payload'
import { logger } from '../../../lib/shared/log/logger.mjs'
import type { Settings } from '../../shared/settings.mjs'
import { heroVideoSteps } from './hero-videos'
import { createLibrary } from './library'
import { courseStep, eventStep, houseStep } from './make-contents'
import { photoSteps } from './make-photos'
import { videoSteps } from './make-videos'
import { runStep } from './run-step'

/**
 * Fills an empty database with the sample content. Failures are logged and left for the next
 * start: sample content must not prevent a start.
 */
export async function seed(payload: Payload, { picturesDir, dataDir }: Settings): Promise<void> {
  const library = createLibrary(payload, picturesDir, dataDir)
  const contents = [eventStep, ...videoSteps, ...photoSteps, courseStep, houseStep]
  for (const step of [...heroVideoSteps, ...contents]) {
    try {
      await runStep(payload, step, library)
    } catch (error) {
      logger('seed').error({ error }, `The sample content «${step.name}» failed`)
    }
  }
}
