export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of `size` bytes that a Range header asks for, both ends included. `all` when there is none or one that we need not
 * follow (several parts, another unit), `none` when the file has no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = found ?? [];
  if (!found || (from === '' && to === '')) return 'all';
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all';
  return range.first > range.last ? 'none' : range;
}
