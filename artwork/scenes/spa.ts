import { spaProducts } from './spa-products'
import { spaRelaxation } from './spa-relaxation'

export const spaScenes = { ...spaProducts, ...spaRelaxation }
