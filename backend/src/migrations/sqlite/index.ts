import * as migration_20261128_213103_baseline from './20261128_213103_baseline';
import * as migration_20261129_082200_copyright_year from './20261129_082200_copyright_year';

export const migrations = [
  {
    up: migration_20261128_213103_baseline.up,
    down: migration_20261128_213103_baseline.down,
    name: '20261128_213103_baseline',
  },
  {
    up: migration_20261129_082200_copyright_year.up,
    down: migration_20261129_082200_copyright_year.down,
    name: '20261129_082200_copyright_year'
  },
];
