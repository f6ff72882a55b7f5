import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What every browser may have lies with the panel. */
const openFolder = fileURLToPath(new URL('../../public/media', import.meta.url));
/** Clips that not every plan opens lie here, where no address leads without our signature. */
const premiumFolder = fileURLToPath(new URL('./premium', import.meta.url));
const prefix = 'premium/';

/** The name of a premium clip that a row names as `premium/<name>`; null for any other file. */
export const premiumName = (file: string): string | null => (file.startsWith(prefix) ? file.slice(prefix.length) : null);

/** Where a file of the catalogue lies on disk. */
export function mediaPath(file: string): string {
  const name = premiumName(file);
  const [folder, path] = name === null ? [openFolder, join(openFolder, file)] : [premiumFolder, join(premiumFolder, name)];
  if (!path.startsWith(folder + sep)) throw new Error(`${file} is no file of the media folder`);
  return path;
}
