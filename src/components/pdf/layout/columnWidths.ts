/** What a column asks for: room for its longest text, and the least in which it can be read. Points. */
export interface Wish {
  natural: number;
  least: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Shares a width among columns: what is left over goes to all alike, what is missing is taken from the widest. */
export function columnWidths(wishes: readonly Wish[], width: number): number[] {
  const natural = sum(wishes.map((wish) => wish.natural));
  if (natural <= width) return wishes.map((wish) => wish.natural + (width - natural) / wishes.length);
  const least = sum(wishes.map((wish) => wish.least));
  if (least >= width) return wishes.map((wish) => (wish.least / least) * width);
  const under = (limit: number) => wishes.map((wish) => Math.max(wish.least, Math.min(wish.natural, limit)));
  let [low, high] = [0, Math.max(...wishes.map((wish) => wish.natural))];
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (sum(under(middle)) > width) high = middle;
    else low = middle;
  }
  return under(low);
}
