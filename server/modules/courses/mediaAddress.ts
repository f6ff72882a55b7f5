/** Where a file of the catalogue is found on our origin; `file` is a path below the media folder. */
export const mediaAddress = (file: string): string => `/media/${file}`;
export const mediaAddressOr = (file: string | null): string | null => (file === null ? null : mediaAddress(file));
