import { spaProducts } from './spa-products'
import { spaRelaxation } from './spa-relaxation'

/** All still lifes of the spa, by name. */
export const spaScenes = { ...spaProducts, ...spaRelaxation }
