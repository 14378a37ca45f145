/** Waits for a sign-in: whether somebody has signed in. */
export type Question = { answer: (isSignedIn: boolean) => void }

let show: (question: Question | null) => void = () => undefined
let waiting: Promise<boolean> | null = null

/** Where a sign-in is asked for over the page, null once it is answered. */
export const showSignInWith = (dialog: typeof show) => {
  show = dialog
}

/** Asks for a sign-in over the page, once for all requests that wait for it. */
export function signInAgain(): Promise<boolean> {
  waiting ??= new Promise<boolean>((answer) => show({ answer })).finally(() => {
    waiting = null
    show(null)
  })
  return waiting
}

/** Whether a response was refused because the session has ended, not because of a right. */
export async function hasSessionEnded(
  { status }: Response,
  send: (url: string, init: RequestInit) => Promise<Response>,
): Promise<boolean> {
  if (status !== 401 && status !== 403) return false
  const { user } = (await (await send('/cms/owners/me', {})).json()) as { user?: unknown }
  return !user
}
