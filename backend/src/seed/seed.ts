import type { Payload } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import type { Environment } from '../../environment/environment.mjs'
import { createLibrary } from './library'
import { destinationStep, sampleSteps } from './make-contents'
import { runStep } from './run-step'

/** Fills an empty database with sample content and destinations. Failures are logged and left for the next start. */
export async function seed(payload: Payload, environment: Environment): Promise<void> {
  const library = createLibrary(payload, environment.picturesDir, environment.dataDir)
  for (const step of [destinationStep, ...(environment.seed ? sampleSteps : [])]) {
    try {
      await runStep(payload, step, library)
    } catch (error) {
      logger('seed').error({ error }, `The sample content «${step.name}» failed`)
    }
  }
}
