import { spaRelaxation } from './spa-relaxation'
import { spaProducts } from './spa-products'

export const spaScenes = { ...spaProducts, ...spaRelaxation }
