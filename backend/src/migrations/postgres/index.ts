import * as migration_20261121_142616_initial from './20261121_142616_initial'

export const migrations = [
  {
    up: migration_20261121_142616_initial.up,
    down: migration_20261121_142616_initial.down,
    name: '20261121_142616_initial',
  },
]
