import type { Field, Tab } from 'payload'
import { expect, it } from 'vitest'
import { Courses } from '../collections/courses'
import { Destinations } from '../collections/destinations'
import { Events } from '../collections/events'
import { Houses } from '../collections/houses'
import { BeautyPhotos, Photos } from '../collections/photos'
import { BeautyVideos, Videos } from '../collections/videos'
import { heroVideos } from '../globals/hero-videos'
import { siteSettings } from '../globals/site-settings/site-settings'
import texts from './help.json'

type Said = { name?: string; placeholder?: string; description?: string }

/** What the form says of each field, in tabs, groups and lists too. */
const saidOf = (fields: (Field | Tab)[]): Said[] =>
  fields.flatMap((field) => {
    const { placeholder, description } = ('type' in field ? (field.admin ?? {}) : field) as Said
    const own = 'name' in field ? [{ name: field.name, placeholder, description }] : []
    const inner = 'tabs' in field ? field.tabs : 'fields' in field ? field.fields : []
    return [...own, ...saidOf(inner)]
  })

it.each([
  [texts.reglages, [siteSettings]],
  [texts.entetes, heroVideos],
  [texts.evenements, [Events]],
  [texts.formations, [Courses]],
  [texts.destinations, [Destinations]],
  [texts.maisons, [Houses]],
  [texts.photos, [Photos, BeautyPhotos]],
  [texts.videos, [Videos, BeautyVideos]],
])('every text of help.json is in a form: %#', (help, collections) => {
  for (const { admin, fields } of collections) {
    expect(admin?.description).toBe(help.description)
    const said = saidOf(fields)
    for (const [name, text] of Object.entries(help.fields)) {
      expect(said).toContainEqual(expect.objectContaining({ name, ...text }))
    }
  }
})
