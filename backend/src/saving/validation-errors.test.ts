import type { FormState } from 'payload'
import { afterEach, expect, it } from 'vitest'
import {
  checkWithValidationErrors,
  forgetValidationErrors,
  noteValidationErrors,
} from './validation-errors'

const address = '/cms/globals/reglages'
const sentence = 'Ce n’est pas votre mot de passe actuel.'

afterEach(() => forgetValidationErrors(address))

const refuse = (path: string, sent: object, status = 400) =>
  noteValidationErrors(
    address,
    JSON.stringify(sent),
    Response.json({ errors: [{ data: { errors: [{ path, message: sentence }] } }] }, { status }),
  )

const fieldsOf = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }]))

/** A check of these values as the backend answers it, which finds the fields `wrong`. */
async function check(
  values: Record<string, unknown>,
  { wrong = [], whileAsked }: { wrong?: string[]; whileAsked?: () => Promise<void> } = {},
) {
  const asked: unknown[] = []
  const answer = (await checkWithValidationErrors(
    {
      globalSlug: 'reglages',
      formState: fieldsOf(values),
      skipValidation: whileAsked !== undefined,
    },
    async ({ skipValidation }) => {
      asked.push(skipValidation)
      if (asked.length === 1) await whileAsked?.()
      const state = fieldsOf(values)
      for (const it of skipValidation ? [] : wrong)
        state[it] = { valid: false, errorMessage: 'Non' }
      return { state }
    },
  )) as { state: FormState }
  const messages = Object.entries(answer.state).flatMap(([path, it]) =>
    it.valid === false ? [[path, it.errorMessage]] : [],
  )
  return { asked, messages, state: answer.state }
}

it('keeps a field wrong that a save was refused for until its own value changes', async () => {
  await refuse('currentPassword', { currentPassword: 'x', site: { name: 'A' } })
  const kept = [['currentPassword', sentence]]
  expect((await check({ currentPassword: 'x', 'site.name': 'B' })).messages).toEqual(kept)
  expect((await check({ currentPassword: 'y', 'site.name': 'B' })).messages).toEqual([])
  await refuse('currentPassword', {})
  expect((await check({ currentPassword: undefined })).messages).toEqual(kept)
})

it('forgets with the next save, and keeps nothing of a form that was left or refused without fields', async () => {
  await refuse('currentPassword', { currentPassword: 'x' })
  await refuse('currentPassword', { currentPassword: 'x' }, 200)
  expect((await check({ currentPassword: 'x' })).messages).toEqual([])
  await refuse('currentPassword', { currentPassword: 'x' })
  forgetValidationErrors(address)
  expect((await check({ currentPassword: 'x' })).messages).toEqual([])
  await noteValidationErrors(address, '{}', new Response('<p>', { status: 502 }))
  expect((await check({ currentPassword: undefined })).messages).toEqual([])
})

it('leaves to the checks what they find themselves: another field may mend it', async () => {
  await refuse('events.0.end', { events: [{ end: 1, start: 2 }] })
  const end = { 'events.0.end': 1 }
  expect(
    (await check({ ...end, 'events.0.start': 2 }, { wrong: ['events.0.end'] })).messages,
  ).toEqual([['events.0.end', 'Non']])
  expect((await check({ ...end, 'events.0.start': 0 })).messages).toEqual([])
})

it('tells the list of a refused field', async () => {
  await refuse('events.0.name', { events: [{ name: 'x' }] })
  const { state } = await check({ events: 1, 'events.0.name': 'x' })
  expect(state.events?.errorPaths).toEqual(['events.0.name'])
})

it('asks again where the answer to what was typed before the save comes after its refusal', async () => {
  const whileAsked = () => refuse('currentPassword', { currentPassword: 'xy' })
  const values = { currentPassword: 'x', phone: '12' }
  const { asked, messages } = await check(values, { wrong: ['phone'], whileAsked })
  expect(asked).toEqual([true, false])
  expect(messages).toEqual([
    ['currentPassword', sentence],
    ['phone', 'Non'],
  ])
})
