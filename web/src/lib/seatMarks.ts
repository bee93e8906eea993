/** Shapes that tell seats apart, 24 units wide: disc, triangle, square, diamond, cross, star. */
const SHAPES = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M12 2 23 21H1z",
  "M3 3h18v18H3z",
  "M12 1 23 12 12 23 1 12z",
  "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z",
  "m12 1 3.300 7.200 7.700 1-5.700 5.400 1.500 7.800L12 18.600l-6.800 3.800 1.500-7.800L1 9.200l7.700-1z",
];

/** Return the path of a seat's shape. */
export function markOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}
