import { expect, it } from 'vitest'
import { resources as siteResources } from '../../../lib/backend/endpoints'
import { resources } from './resources'

it('names the resources that the site knows, and no others', () => {
  expect(resources.toSorted()).toEqual(siteResources.toSorted())
})
