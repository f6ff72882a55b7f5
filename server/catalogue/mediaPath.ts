import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Public files, served with the panel. */
const openFolder = fileURLToPath(new URL('../../public/media', import.meta.url));
/** Premium clips, only served under signed addresses. */
const premiumFolder = fileURLToPath(new URL('./premium', import.meta.url));
const prefix = 'premium/';

/** The name of a premium clip in a path `premium/<name>`; null for other files. */
export const premiumName = (file: string): string | null => (file.startsWith(prefix) ? file.slice(prefix.length) : null);

/** Path on disk of a file of the library. */
export function mediaPath(file: string): string {
  const name = premiumName(file);
  const [folder, path] = name === null ? [openFolder, join(openFolder, file)] : [premiumFolder, join(premiumFolder, name)];
  if (!path.startsWith(folder + sep)) throw new Error(`${file} is no file of the media folder`);
  return path;
}
