import type { CollectionBeforeValidateHook } from 'payload'
import { passwordMinLength } from '../../environment/environment.mjs'
import { refusedValue } from '../fields/refused-value'
import type { Owner } from '../payload-types'

/** Of zxcvbn's five: 10⁸ guesses at least. */
const minScore = 3

/** Dictionaries take a second and some megabytes: only whoever chooses a password waits for them. */
let estimating: ReturnType<typeof createEstimator> | undefined

async function createEstimator() {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

/** Why a password will not do: too short, or soon guessed. @param names what whoever guesses knows @returns a sentence */
export async function weaknessOf(password: string, names: string[]): Promise<string | undefined> {
  if (password.length < passwordMinLength)
    return `Choisissez un mot de passe d’au moins ${passwordMinLength} caractères.`
  const estimator = await (estimating ??= createEstimator())
  const { score } = estimator.check(password, names.filter(Boolean))
  return score < minScore
    ? 'Ce mot de passe se devine trop vite. Choisissez une phrase de quelques mots qui ne vont pas ensemble.'
    : undefined
}

/** Payload itself accepts three characters. */
export const requireStrongPassword: CollectionBeforeValidateHook<Owner> = async (change) => {
  const { data, originalDoc, req } = change
  const password: unknown = data?.password
  if (typeof password !== 'string') return data
  const names = [data?.username ?? originalDoc?.username ?? '', data?.email ?? '']
  const message = await weaknessOf(password, names)
  if (!message) return data
  throw refusedValue(req, { label: 'Mot de passe', message, path: 'password' })
}
