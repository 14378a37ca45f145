import { z } from 'zod'
import { answer, refusal } from '../answers'
import { confirmedEndpoint } from './current-password'
import { makeRecoveryCodes } from './recovery-codes'
import { phoneClock, recordChange, startSecondFactor, stopSecondFactor } from './second-factor'

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
export const secondFactorEndpoint = confirmedEndpoint(
  '/double-verification',
  'changer la protection de votre compte',
  wanted,
  async (req, data) => {
    const { user } = req
    if (data.action === 'arreter') {
      await stopSecondFactor(req, user)
      return answer({ codes: [] })
    }
    if (data.action === 'activer' && !(await startSecondFactor(req, user, data)))
      return refusal(400, `Ce code n’est pas celui de l’application. ${phoneClock()}`)
    const codes = await makeRecoveryCodes(req, user)
    await recordChange(req, user.username, 'Codes de secours\u00a0: nouveaux')
    return answer({ codes })
  },
)
