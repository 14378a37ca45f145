import type { Payload } from 'payload'
import { logger } from '../../../lib/shared/log/logger.mjs'
import type { Settings } from '../../shared/settings.mjs'
import { createLibrary } from './library'
import { runStep } from './run-step'
import { sampleSteps } from './steps'

/**
 * Fills an empty database with the sample content. Failures are logged and left for the next
 * start: sample content must not prevent a start.
 */
export async function seed(payload: Payload, { picturesDir, dataDir }: Settings): Promise<void> {
  const library = createLibrary(payload, picturesDir, dataDir)
  for (const step of sampleSteps(picturesDir)) {
    try {
      await runStep(payload, step, library)
    } catch (error) {
      logger('seed').error({ error }, `The sample content «${step.name}» failed`)
    }
  }
}
