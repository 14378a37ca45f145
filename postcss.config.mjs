import { dynamicViewportUnits } from './scripts/lib/postcss/dynamic-viewport-units.mjs'
import { srgbColours } from './scripts/lib/postcss/srgb-colours.mjs'
import { unwrapLayers } from './scripts/lib/postcss/unwrap-layers.mjs'

// Turbopack finds a plugin of a package by its name only.
const config = {
  plugins: ['@tailwindcss/postcss', unwrapLayers(), dynamicViewportUnits(), srgbColours()],
}

export default config
