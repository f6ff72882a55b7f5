import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { localesPlugin } from './locales/vitePlugin.ts';

const build = new Date().toISOString();

/** An open tab compares the build it was made from with this file and offers to reload. */
const buildTimestamp: Plugin = {
  name: 'heed-build-timestamp',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'build_timestamp', source: build });
  },
};

/** The server writes the public settings into the page; the development page gets the same from the same code. */
const developmentConfig: Plugin = {
  name: 'heed-development-config',
  apply: 'serve',
  async configureServer(server) {
    const { publicConfig, readEnv } = (await server.ssrLoadModule('/server/env.ts')) as typeof import('./server/env.ts');
    const content = JSON.stringify(publicConfig(readEnv(), build)).replaceAll('"', '&quot;');
    server.config.env['HEED_CONFIG'] = content;
  },
  transformIndexHtml: (html, { server }) => html.replace('name="heed-config" content=""', `name="heed-config" content="${server?.config.env['HEED_CONFIG']}"`),
};

const apiOrigin = `http://127.0.0.1:${process.env['API_PORT'] ?? process.env['PORT'] ?? 3000}`;
const proxied = ['/gateway', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/outbox'];

/** Parts that many pages share travel in few, long-lived files. Order matters: the first that matches wins. */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/ },
  { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/ },
  { name: 'firebase', test: /node_modules[\\/](firebase|@firebase|idb|tslib)[\\/]/ },
];

export default defineConfig({
  plugins: [react(), localesPlugin(), buildTimestamp, developmentConfig],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { __HEED_BUILD__: JSON.stringify(build) },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    sourcemap: false,
    // A strict content policy forbids data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { port: 5173, proxy: Object.fromEntries(proxied.map((path) => [path, apiOrigin])) },
});
