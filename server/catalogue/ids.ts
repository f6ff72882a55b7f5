import { createHash } from 'node:crypto';

/** Namespace, so that no other scheme produces the same ids. */
const namespace = 'heed catalogue';

/** A name-based UUID (version 5): the same names give the same id in every installation and release. */
export function catalogueId(...names: (string | number)[]): string {
  const hex = createHash('sha1')
    .update([namespace, ...names].join('\0'))
    .digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
