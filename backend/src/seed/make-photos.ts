import titles from './content/photos.json'
import { lastFirst, stepOf } from './run-step'

export const photoSteps = [
  photoStep('photos', 'galerie'),
  photoStep('photos-beaute', 'beaute-galerie'),
]

/** @param folder the pictures of these titles, in their order */
function photoStep(collection: 'photos' | 'photos-beaute', folder: keyof typeof titles) {
  const step = stepOf(collection, titles[folder], async (title, number, library) => ({
    title,
    image: await library.add(`${folder}/${number}.jpg`),
    _status: 'published',
  }))
  return lastFirst(step)
}
