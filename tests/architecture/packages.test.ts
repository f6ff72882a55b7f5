import { describe, expect, it } from 'vitest';
import { projectFiles, read } from '#tests/support/source/project';

/** Two copies of one of these cause a blank page or an empty context. */
const single = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'ra-core',
  '@mui/material',
  '@emotion/react',
  '@tanstack/react-query',
  'react-hook-form',
  'i18next',
  'react-i18next',
  'zod',
];

/** Packages that no file of ours imports, with the reason why they are installed. */
const unnamed: Record<string, string> = {
  '@emotion/styled': 'a peer of @mui/material',
  '@tiptap/pm': 'a peer of @tiptap/react',
  '@types/node': 'types of Node.js itself',
  'oxlint-tsgolint': 'oxlint starts it for the rules that know types',
};

interface Locked {
  optionalDependencies?: Record<string, string>;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

describe('packages', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  const manifest = JSON.parse(read('package.json')) as Manifest;

  it.each(single)('%s is installed once', (name) => {
    const copies = Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`));
    expect(copies).toEqual([`node_modules/${name}`]);
  });

  it('are pinned to exact versions', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('that exist per platform are locked for every platform, else npm ci refuses', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('are each named by a file of ours, or listed with their reason', () => {
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const sources = projectFiles
      .filter((file) => /\.(tsx?|m?js|css)$/.test(file) && file !== 'tests/architecture/packages.test.ts')
      .map(read)
      .join('\n');
    // `@scope/${name}` names all packages of its scope.
    const namings = (name: string) => [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`, `\`${name.split('/')[0]}/\${`];
    const isNamed = (name: string) => namings(name).some((text) => sources.includes(text));
    const isTypesOfNamed = (name: string) => name.startsWith('@types/') && packages.includes(name.slice('@types/'.length));
    const idle = packages.filter((name) => !isNamed(name) && !isTypesOfNamed(name));
    expect(idle.sort()).toEqual(Object.keys(unnamed).sort());
  });
});
