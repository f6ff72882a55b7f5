import { signedAddressOf } from './addresses.ts';

/**
 * Address of a media file on our origin. Open files of the library are static; uploads and premium clips have signed addresses that
 * expire.
 */
export const mediaAddress = (file: string): string => signedAddressOf(file) ?? `/media/${file}`;
export const mediaAddressOr = (file: string | null): string | null => (file === null ? null : mediaAddress(file));
