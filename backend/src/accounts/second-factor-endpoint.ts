import { z } from 'zod'
import { answer, bodyOf, endpoint, refusal } from '../answers'
import { refusalOf } from './account-link-endpoints'
import { checkCurrentPassword, takeCurrentPassword } from './current-password'
import { makeRecoveryCodes } from './recovery-codes'
import { recordChange, startSecondFactor, stopSecondFactor } from './second-factor'

const wanted = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('activer'),
    secret: z.string().regex(/^[A-Z2-7]{32}$/),
    code: z.string().max(20),
  }),
  z.object({ action: z.literal('arreter') }),
  z.object({ action: z.literal('codes') }),
])

/** Starts or stops the second step of one's own sign-ins, or makes recovery codes, which it answers. */
export const secondFactorEndpoint = endpoint('post', '/double-verification', async (req) => {
  const { user, payload } = req
  const { given, rest } = takeCurrentPassword(Object(await bodyOf(req)) as object)
  const parsed = wanted.safeParse(rest)
  if (!parsed.success) return refusal(400, 'Cette demande n’a pas été comprise.')
  try {
    await checkCurrentPassword(given, req, 'changer la protection de votre compte')
  } catch (error) {
    return refusalOf(error)
  }
  if (parsed.data.action === 'arreter') {
    await stopSecondFactor(req, user)
    return answer({ codes: [] })
  }
  if (parsed.data.action === 'activer' && !(await startSecondFactor(req, user, parsed.data)))
    return refusal(
      400,
      'Ce code n’est pas celui de l’application. Attendez le suivant, et vérifiez l’heure du téléphone.',
    )
  const codes = await makeRecoveryCodes(payload, user)
  await recordChange(req, user.username, 'Codes de secours\u00a0: nouveaux')
  return answer({ codes })
})
