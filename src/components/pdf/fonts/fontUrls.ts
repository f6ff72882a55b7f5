/** Where the font files of the build lie, on our own origin. Addresses only: a file is fetched when a text needs it. */
const urls: Record<string, string> = import.meta.glob(
  [
    '/node_modules/@fontsource/noto-sans/files/noto-sans-*-{400,600}-normal.woff',
    '/node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-{400,600}-normal.woff',
    '/node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-{arabic,symbols,math}-{400,600}-normal.woff',
    '/node_modules/@fontsource-variable/noto-sans-{sc,jp}/files/*-wght-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** The whole address of a file below node_modules. */
export function fontUrl(path: string): string {
  const url = urls[`/node_modules/${path}`];
  if (!url) throw new Error(`No such font: ${path}`);
  return new URL(url, self.location.origin).href;
}
