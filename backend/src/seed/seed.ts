import type { Payload } from 'payload'
import { createLibrary } from './library'
import { runStep } from './run-step'
import { sampleSteps } from './steps'

/**
 * Fills an empty base with the sample content. Whatever goes wrong is told and left for the next
 * start: a start must not fail because of an example.
 */
export async function seed(payload: Payload, picturesDir: string): Promise<void> {
  const library = createLibrary(payload, picturesDir)
  for (const step of sampleSteps(picturesDir)) {
    try {
      await runStep(payload, step, library)
    } catch (error) {
      console.error(`backend: the sample content «${step.name}» failed.`, error)
    }
  }
}
