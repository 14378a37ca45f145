import type { TextFieldSingleValidation } from 'payload'
import { email } from '../../../../lib/site/setting-rules.mjs'

/** International numbers have 8 to 15 digits with their country; those of Benin 13. */
export const isPhone: TextFieldSingleValidation = (value) => {
  if (!value) return true
  const digits = value.replace(/\D/g, '')
  const isWritten = /^\+[\d\s().-]+$/.test(value) && digits.length >= 8 && digits.length <= 15
  if (isWritten && (!digits.startsWith('229') || digits.length === 13)) return true
  return 'Écrivez les dix chiffres d’un numéro du Bénin (01 97 00 00 00), ou un numéro avec l’indicatif de son pays (+33 6 12 34 56 78).'
}

export const isEmail: TextFieldSingleValidation = (value) =>
  !value ||
  email.safeParse(value).success ||
  'Écrivez une adresse e-mail, comme contact@exemple.com.'
