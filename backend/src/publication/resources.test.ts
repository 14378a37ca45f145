import { expect, it } from 'vitest'
import { resourcesUsingFile } from './resources'

it('a changed picture may stand in the settings, a deleted one and a video do not', () => {
  const picture = { mimeType: 'image/jpeg' }
  expect(resourcesUsingFile(picture, 'update')).toContain('site-settings')
  for (const resources of [
    resourcesUsingFile(picture, 'delete'),
    resourcesUsingFile({ ...picture, deletedAt: '2027-01-01' }, 'update'),
    resourcesUsingFile({ mimeType: 'video/mp4' }, 'update'),
  ]) {
    expect(resources).not.toContain('site-settings')
    expect(resources.length).toBeGreaterThan(3)
  }
})
