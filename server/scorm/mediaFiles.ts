import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const mediaFolder = fileURLToPath(new URL('../../public/media', import.meta.url));

/** Where a file of the media folder lies; refuses to leave the folder. */
function placeOf(file: string): string {
  const place = join(mediaFolder, file);
  if (!place.startsWith(mediaFolder + sep)) throw new Error(`${file} is no file of the media folder`);
  return place;
}

/** Throws when it is not there: then the catalogue and its files do not belong together. */
export async function sizeOfMedia(file: string): Promise<number> {
  try {
    return (await stat(placeOf(file))).size;
  } catch (cause) {
    throw new Error(`the media file ${file} cannot be read`, { cause });
  }
}

export const readMedia = (file: string): Promise<Uint8Array> => readFile(placeOf(file));
