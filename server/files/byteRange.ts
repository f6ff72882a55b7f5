interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a Range header for a file of `size` bytes; both ends inclusive. `all` without a header, or for one that we may ignore (several
 * ranges, another unit); `none` if the file has no such range.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return 'all';
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all';
  return range.first > range.last ? 'none' : range;
}
