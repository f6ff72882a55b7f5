import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// Writes the player as one classic script to stdout: packages are also opened from file systems, where pages cannot import
// modules.
const [{ output }] = await build({
  root: fileURLToPath(new URL('./player', import.meta.url)),
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'silent',
  build: {
    write: false,
    // Readable, so that an administrator of a learning platform can see what a package does.
    minify: false,
    target: 'es2020',
    lib: { entry: 'player.ts', formats: ['iife'], name: 'heed' },
    rolldownOptions: { output: { strict: true } },
  },
});
process.stdout.write(output[0].code);
