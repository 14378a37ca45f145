/** The seven rays of the logo as one path, 3.2 wide, in a box of 48 × 44: it is three times in every page. */
export const rayPath =
  'M11.3 27.3L6.4 26.3M13.5 22.4L7.8 18.2M17.5 18.7L15.0 14.4M24.0 17.0L24.0 8.0M30.5 18.7L33.0 14.4M34.5 22.4L40.2 18.2M36.7 27.3L41.6 26.3'
