import { uploadAddress } from '../../files/addresses.ts';

/** Where a file is found on our origin: one of the catalogue below the media folder, an upload under an address that expires. */
export const mediaAddress = (file: string): string => uploadAddress(file) ?? `/media/${file}`;
export const mediaAddressOr = (file: string | null): string | null => (file === null ? null : mediaAddress(file));
