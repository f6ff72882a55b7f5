import { stop } from './lib/say.mjs';

const wanted = [20, 19];

/** Stops with a clear message if Node is too old, before a syntax error occurs. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return;
  stop(
    `it needs Node ${wanted.join('.')} or later, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
}
