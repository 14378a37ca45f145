import { calm } from './spa-calm'
import { care } from './spa-care'

export const spa = { ...care, ...calm }
