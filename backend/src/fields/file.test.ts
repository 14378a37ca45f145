import { expect, it } from 'vitest'
import { pictureField, videoFileField } from './file'

const inLibrary = 7
const ofOtherKind = 8

/** What the field says on publication of the file with this number. */
async function refusalOf({ validate, ...field }: ReturnType<typeof pictureField>, id?: number) {
  const req = {
    t: (key: string) => key,
    payload: { collections: {}, db: { defaultIDType: 'number' } },
    payloadDataLoader: { find: async () => ({ docs: [{ id: inLibrary }] }) },
  }
  const check = validate as (value: unknown, options: object) => Promise<string | true>
  return check(id, { ...field, event: 'submit', req })
}

it('a film is no picture and a picture no film, which a sentence says without numbers', async () => {
  const [picture, film] = [pictureField('image', 'Image'), videoFileField('film', 'Film')]
  expect(await refusalOf(picture, ofOtherKind)).toMatch(/^Choisissez une photo .*, pas un film\.$/)
  expect(await refusalOf(film, ofOtherKind)).toMatch(/^Choisissez un film .*, pas une photo\.$/)
  expect(await refusalOf(picture, inLibrary)).toBe(true)
  expect(await refusalOf(picture)).toBe('validation:required')
})
