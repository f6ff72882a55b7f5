import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Operation {
  responses?: unknown;
}
type PathItem = Partial<Record<'get' | 'post' | 'patch', Operation>> & { parameters?: unknown };
interface ApiSpec {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
}
type CreateApp = (projectId: string, singleProjectMode: number) => Promise<RequestListener>;

const accounts = '/v1/projects/{targetProjectId}/accounts';
/** The API calls we use. All others are removed before the emulator compiles its API description. */
const calls = new Set([
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:signInWithCustomToken',
  '/v1/accounts:lookup',
  '/v1/token',
  accounts,
  `${accounts}:lookup`,
  `${accounts}:update`,
  `${accounts}:batchGet`,
  `${accounts}:batchCreate`,
  `${accounts}:batchDelete`,
  '/emulator/v1/projects/{targetProjectId}/config',
]);
/** SingleProjectMode.ERROR: calls for another project are errors. */
const oneProjectOnly = 2;

/** Accepts any reply, so that reply schemas are not compiled. */
const anyReply = { default: { description: 'any', content: { '*/*': { schema: {} } } } };

const require = createRequire(import.meta.url);
const server = require.resolve('firebase-tools/lib/emulator/auth/server');
const inEmulator = (name: string) => require.resolve(join(dirname(server), name));

/**
 * The Firebase Auth emulator of firebase-tools as a request listener. Unmodified it takes 15 s and 160 MB to start: it compiles 80 calls
 * with their replies, and loads the command line's logger, usage tracking and hub. With only the eleven calls we use, and without those
 * modules, it takes about 1 s and 65 MB. These are internal modules, so the version of firebase-tools is pinned.
 */
export function createQuietEmulator(projectId: string): Promise<RequestListener> {
  stubModule('./index', { SingleProjectMode: { NO_WARNING: 0, WARNING: 1, ERROR: 2 } });
  stubModule('./widget_ui', {});
  stubModule('../emulatorLogger', { EmulatorLogger: { forEmulator: () => ({ log() {}, logLabeled() {} }) } });
  stubModule('../registry', {
    EmulatorRegistry: { isRunning: (name: string) => name === 'auth', url: () => new URL('http://localhost') },
  });
  shrink((require(inEmulator('./apiSpec')) as { default: ApiSpec }).default);
  return (require(server) as { createApp: CreateApp }).createApp(projectId, oneProjectOnly);
}

/** Replaces a module in require's cache, so that it and its dependencies are not loaded. */
function stubModule(name: string, exports: object): void {
  const path = inEmulator(name);
  require.cache[path] = { id: path, filename: path, loaded: true, exports, children: [], paths: [] } as unknown as NodeJS.Module;
}

function shrink(spec: ApiSpec): void {
  for (const [path, item] of Object.entries(spec.paths)) {
    if (!calls.has(path)) {
      delete spec.paths[path];
      continue;
    }
    if (item.parameters && !path.startsWith('/emulator/')) delete item.parameters;
    for (const operation of [item.get, item.post, item.patch]) {
      if (operation) operation.responses = anyReply;
    }
  }
  const used = new Set<string>();
  collect(spec.paths, spec, used);
  for (const kind of ['schemas', 'parameters', 'requestBodies']) {
    const group = spec.components[kind] ?? {};
    for (const name of Object.keys(group)) if (!used.has(`#/components/${kind}/${name}`)) delete group[name];
  }
}

/** Collects every `$ref` below `node`. */
function collect(node: unknown, spec: ApiSpec, used: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref') collect(value, spec, used);
    else if (typeof value === 'string' && !used.has(value)) {
      used.add(value);
      const [, , kind = '', name = ''] = value.split('/');
      collect(spec.components[kind]?.[name], spec, used);
    }
  }
}
