import { LineLost } from '../upload/send-form'
import type { Means } from './save'

/** Waits for a sign-in: whether somebody has signed in. */
export type Question = { answer: (isSignedIn: boolean) => void }

let show: (question: Question | null) => void = () => undefined
let waiting: Promise<boolean> | null = null

/** Where a sign-in is asked for over the page, null once it is answered. */
export const showSignInWith = (dialog: typeof show) => {
  show = dialog
}

/** Asks for a sign-in over the page, once for all requests that wait for it. */
function signInAgain(): Promise<boolean> {
  waiting ??= new Promise<boolean>((answer) => show({ answer })).finally(() => {
    waiting = null
    show(null)
  })
  return waiting
}

/** Sends what is refused for want of a session again, once somebody has signed in over the page. */
export function signedIn(send: Means['send'], ask: Means['send'] = send): Means['send'] {
  return async (url, init) => {
    let response = await send(url, init)
    while ([401, 403].includes(response.status) && (await hasSessionEnded(ask))) {
      if (!(await signInAgain())) break
      response = await send(url, init)
    }
    return response
  }
}

/** What a server function answers, after a sign-in if need be. @throws {Error} with what to say of its failure */
export async function answerSignedIn<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch {
    if (!(await hasSessionEnded(fetch).catch(() => false))) throw new LineLost()
    if (!(await signInAgain())) throw new Error('Connectez-vous d’abord.')
    return answerSignedIn(call)
  }
}

/** Whether it is for want of a session, not of a right, that something was refused. */
async function hasSessionEnded(ask: Means['send']): Promise<boolean> {
  const { user } = (await (await ask('/cms/owners/me', {})).json()) as { user?: unknown }
  return !user
}
