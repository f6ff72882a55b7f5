import { closeSync, openSync, readSync } from 'node:fs';

type Range = readonly [from: number, to: number];

/** Reads a table of a TrueType or OpenType file. The directory starts at byte 12, with 16 bytes per entry. */
function readTable(path: string, name: string): Buffer {
  const file = openSync(path, 'r');
  const read = (at: number, length: number) => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  };
  try {
    const directory = read(12, 16 * read(4, 2).readUInt16BE());
    for (let at = 0; at < directory.length; at += 16) {
      if (directory.toString('latin1', at, at + 4) === name)
        return read(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12));
    }
    throw new Error(`${path} has no table ${name}`);
  } finally {
    closeSync(file);
  }
}

/** Format 12: groups of (first, last, first glyph). */
const rangesOfFormat12 = (map: Buffer): Range[] =>
  Array.from({ length: map.readUInt32BE(12) }, (_, index) => {
    const at = 16 + 12 * index;
    return [map.readUInt32BE(at), map.readUInt32BE(at + 4)] as const;
  });

/** Format 4: segments in four parallel arrays, up to U+FFFF. */
function rangesOfFormat4(map: Buffer): Range[] {
  const size = map.readUInt16BE(6);
  const ranges: Range[] = [];
  for (let at = 0; at < size; at += 2) {
    const [last, first] = [map.readUInt16BE(14 + at), map.readUInt16BE(16 + size + at)];
    const [delta, offsetAt] = [map.readUInt16BE(16 + 2 * size + at), 16 + 3 * size + at];
    const offset = map.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : map.readUInt16BE(offsetAt + offset + 2 * (code - first));
      if (glyph !== 0) ranges.push([code, code]);
    }
  }
  return ranges;
}

/** Which characters a font file has glyphs for, from its `cmap` table. */
export function coverageOf(path: string): (codePoint: number) => boolean {
  const table = readTable(path, 'cmap');
  const maps = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.subarray(table.readUInt32BE(8 + 8 * index)));
  const full = maps.find((map) => map.readUInt16BE() === 12);
  const basic = maps.find((map) => map.readUInt16BE() === 4);
  const ranges = full ? rangesOfFormat12(full) : basic ? rangesOfFormat4(basic) : [];
  const drawn = new Set<number>();
  for (const [from, to] of ranges) for (let code = from; code <= to; code += 1) drawn.add(code);
  return (codePoint) => drawn.has(codePoint);
}
