import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languages } from './locales/languages.ts';
import { localesPlugin } from './locales/vitePlugin.ts';
import { chunkGroups } from './scripts/lib/chunks.ts';

const build = new Date().toISOString();

/** An open tab compares its own build with this file, and offers to reload. */
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
  transformIndexHtml: (html, { server }) =>
    html.replace('name="heed-config" content=""', `name="heed-config" content="${server?.config.env['HEED_CONFIG']}"`),
};

/** Most first visits need the sign-in page: its files are fetched with the page, not after its first script. */
const preloadedSignIn: Plugin = {
  name: 'heed-preloaded-sign-in',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, chunk: entry, path }) {
      if (path !== '/index.html') return [];
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const screens = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/signed-out/mount.tsx')));
      if (!screens || !entry) throw new Error('The signed-out screens are not a file of their own any more');
      const within = (name: string): string[] => {
        const part = chunks.find(({ fileName }) => fileName === name);
        return [name, ...(part?.imports ?? []).flatMap(within)];
      };
      const known = new Set(within(entry.fileName));
      const scripts = [...new Set(within(screens.fileName))].filter((name) => !known.has(name));
      const link = (href: string, attrs: Record<string, string | boolean>) => ({
        tag: 'link',
        attrs: { ...attrs, crossorigin: true, href: `/${href}`, nonce: '__CSP_NONCE__' },
        injectTo: 'head' as const,
      });
      return [
        ...scripts.map((name) => link(name, { rel: 'modulepreload' })),
        ...[...(screens.viteMetadata?.importedCss ?? [])].map((name) => link(name, { rel: 'stylesheet' })),
      ];
    },
  },
};

/**
 * The texts of the sign-in page are a file for each language. The server knows the language of the browser before any script
 * runs: it reads this table and names the file in the page, which saves a round trip.
 */
const firstTexts: Plugin = {
  name: 'heed-first-texts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { path }) =>
      path === '/index.html'
        ? [
            {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: '__FIRST_TEXTS__', nonce: '__CSP_NONCE__' },
              injectTo: 'head',
            },
          ]
        : [],
  },
  generateBundle(_options, bundle) {
    const table = languages.map(({ code }) => {
      const chunk = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.facadeModuleId === `\0virtual:locale/${code}/base`,
      );
      if (!chunk) throw new Error(`The sign-in texts of ${code} are not a file of their own any more`);
      return [code, `/${chunk.fileName}`];
    });
    this.emitFile({ type: 'asset', fileName: 'first_texts.json', source: JSON.stringify(Object.fromEntries(table)) });
  },
};

/** A class of a sheet becomes a constant of its own: its name ships where it is used, without a table of the sheet's names. */
const classConstants: Plugin = {
  name: 'heed-class-constants',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code) => code.replace(/^import (\w+) from ('[^']+\.module\.css');$/gm, 'import * as $1 from $2;'),
  },
};

/**
 * zod can describe schemas as JSON schemas, and each schema brings the code for it. The panel never does: without it, every list
 * loads ten KiB less.
 */
const withoutJsonSchemas: Plugin = {
  name: 'heed-without-json-schemas',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const shorter = code
        .replace(/^ *inst\._zod\.processJSONSchema = .*;$/gm, '')
        .replace(
          /^import \{ (createStandardJSONSchemaMethod), (createToJSONSchemaMethod) \} from .*$/m,
          'const $1 = () => undefined, $2 = $1;',
        );
      if (/processJSONSchema|to-json-schema/.test(shorter))
        this.error('zod writes JSON schemas in another way now: see vite.config.ts');
      return shorter;
    },
  },
};

const apiOrigin = `http://127.0.0.1:${process.env['API_PORT'] ?? process.env['PORT'] ?? 3000}`;
const proxied = [
  '^/(course|video|learn)(/|$)',
  '/gateway',
  '/files',
  '^/report/',
  '/exercise-preview',
  '/ofrep',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/outbox',
];

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const router = './node_modules/react-router/dist/production';
const routerBuild = [
  { find: /^react-router$/, replacement: at(`${router}/index.mjs`) },
  { find: /^react-router\/dom$/, replacement: at(`${router}/dom-export.mjs`) },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    localesPlugin(),
    buildTimestamp,
    preloadedSignIn,
    firstTexts,
    classConstants,
    withoutJsonSchemas,
    developmentConfig,
  ],
  resolve: {
    alias: [
      { find: '~', replacement: at('./src') },
      // Save every list seven KiB of code that is never called, or whose result is never shown.
      { find: /^jsonexport.*/, replacement: at('./src/app/noClientExport.ts') },
      { find: /^inflection$/, replacement: at('./src/app/noLabelGuesses.ts') },
      // Its package names the development build for every use; the product ships the other one.
      ...(command === 'build' ? routerBuild : []),
    ],
  },
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]-[local]-[hash:base64:3]' } },
  define: { __HEED_BUILD__: JSON.stringify(build) },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    sourcemap: false,
    // A strict content policy forbids data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The panel; the e-mail builder, which is a page of its own in a frame; styles and script of the pages that the server writes.
      input: { index: at('./index.html'), builder: at('./mail-builder.html'), landing: at('./landing.html') },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { port: 5173, proxy: Object.fromEntries(proxied.map((path) => [path, apiOrigin])) },
}));
