export interface OutlinePoint {
  x: number;
  y: number;
  onCurve: boolean;
}

const onCurve = 1;

/** The lines of a glyph as a TrueType file holds them, every point with whole coordinates. Nothing for a glyph without lines. */
export function encodeOutline(contours: readonly (readonly OutlinePoint[])[]): Uint8Array {
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))];
  const size = 10 + contours.length * 2 + 2 + points.length * 5;
  const bytes = new DataView(new ArrayBuffer(Math.ceil(size / 4) * 4));
  let at = 0;
  const put = (value: number) => {
    bytes.setInt16(at, value);
    at += 2;
  };
  for (const value of [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) put(value);
  let last = -1;
  for (const contour of contours) {
    last += contour.length;
    put(last);
  }
  // No instructions.
  put(0);
  for (const point of points) {
    bytes.setUint8(at, point.onCurve ? onCurve : 0);
    at += 1;
  }
  for (const values of [xs, ys]) for (const [index, value] of values.entries()) put(value - (values[index - 1] ?? 0));
  return new Uint8Array(bytes.buffer);
}
