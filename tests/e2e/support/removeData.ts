import { rmSync } from 'node:fs';

/** The servers still run while this is called; the folders go when all have ended. */
const removeData = () => {
  for (const folder of [process.env['E2E_DATA_DIR'], process.env['E2E_DEMO_DIR']])
    if (folder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
};
export default removeData;
