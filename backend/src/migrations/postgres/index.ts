import * as migration_20261128_213149_baseline from './20261128_213149_baseline';

export const migrations = [
  {
    up: migration_20261128_213149_baseline.up,
    down: migration_20261128_213149_baseline.down,
    name: '20261128_213149_baseline'
  },
];
