import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languages } from './locales/languages.ts';
import { localesPlugin } from './locales/vitePlugin.ts';
import { panelChunks } from './scripts/lib/panelChunks.ts';

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
  transformIndexHtml: (html, { server }) =>
    html.replace('name="heed-config" content=""', `name="heed-config" content="${server?.config.env['HEED_CONFIG']}"`),
};

/** Most who open the page cold have to sign in: those screens are fetched with the page, not after its first script. */
const preloadedSignIn: Plugin = {
  name: 'heed-preloaded-sign-in',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, chunk: entry }) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const screens = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/signed-out/mount.tsx'));
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
 * The texts of the sign-in screens are a file for each language. The server knows which one a browser wants before any
 * script runs: it reads this table and names that file in the page, which saves a way to the server and back.
 */
const firstTexts: Plugin = {
  name: 'heed-first-texts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: '__FIRST_TEXTS__', nonce: '__CSP_NONCE__' },
        injectTo: 'head',
      },
    ],
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

const apiOrigin = `http://127.0.0.1:${process.env['API_PORT'] ?? process.env['PORT'] ?? 3000}`;
const proxied = [
  '^/(course|video)/',
  '/gateway',
  '/files',
  '/ofrep',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/outbox',
];

const packages = (names: string) => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);
const inPackages = (names: string, except?: RegExp) => {
  const pattern = packages(names);
  return (id: string) => pattern.test(id) && !except?.test(id);
};

const inSources = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/').split('?')[0] ?? '');
const startSources =
  /\/(src\/(session\/(?!firebase|errorText|sentry|flag)|authProvider\/(signIn|signOut|openSession)|dataProvider\/(http|globalErrors))|contract\/(paths|panel|product|roles|access|(\w+\/)?limits|session\/passwordRules)).*\.ts$/;

/**
 * A browser fetches six files at a time, so small ones go together with those that are needed with them.
 * Parts that many pages share travel in few, long-lived files; the first group that matches wins.
 */
const chunkGroups = [
  {
    name: 'base',
    test: inPackages('react|react-dom|scheduler|i18next|react-i18next', /Trans(WithoutContext)?\.js|I18nextProvider/),
  },
  { name: 'start', test: inSources(startSources) },
  { name: 'firebase', test: inPackages('firebase|@firebase|idb|tslib') },
  {
    name: 'mui',
    test: inPackages(
      '@mui|@emotion|@popperjs|stylis|clsx|react-transition-group',
      /[\\/](Autocomplete|useAutocomplete|Chip|stylis-plugin-rtl|x-date-pickers|x-internals)/,
    ),
  },
  {
    name: 'admin',
    test: inPackages('ra-core|@tanstack|react-router|zod|lodash', /ra-core[\\/]dist[\\/](form|export|preferences)/),
  },
  ...panelChunks,
];

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const router = './node_modules/react-router/dist/production';
const routerBuild = [
  { find: /^react-router$/, replacement: at(`${router}/index.mjs`) },
  { find: /^react-router\/dom$/, replacement: at(`${router}/dom-export.mjs`) },
];

export default defineConfig(({ command }) => ({
  plugins: [react(), localesPlugin(), buildTimestamp, preloadedSignIn, firstTexts, developmentConfig],
  resolve: {
    alias: [
      { find: '~', replacement: at('./src') },
      // Four KiB that every list would carry for nothing.
      { find: /^jsonexport.*/, replacement: at('./src/app/noClientExport.ts') },
      // Its package names the development build for every use; the product ships the other one.
      ...(command === 'build' ? routerBuild : []),
    ],
  },
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
}));
