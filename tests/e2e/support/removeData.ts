import { rmSync } from 'node:fs';

/** The server still runs while this is called; the folder goes when both have ended. */
const removeData = () => {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};
export default removeData;
