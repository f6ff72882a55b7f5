import { signedAddressOf } from './addresses.ts';

/**
 * Where a file is found on our origin: an open one of the catalogue below the media folder; an upload, and a clip that not every
 * plan opens, under an address that expires.
 */
export const mediaAddress = (file: string): string => signedAddressOf(file) ?? `/media/${file}`;
export const mediaAddressOr = (file: string | null): string | null => (file === null ? null : mediaAddress(file));
