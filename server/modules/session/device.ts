/** What a browser says of itself, in the words of its maker; null where it says nothing we know. */
export interface Device {
  browser: string | null;
  system: string | null;
  isMobile: boolean;
}

/** The first that fits. Browsers imitate each other, so the imitators come first. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstIn = (table: readonly [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Browser and system of a User-Agent header: enough to recognize one's own, not to tell versions apart. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: firstIn(browsers, userAgent ?? ''),
  system: firstIn(systems, userAgent ?? ''),
  isMobile: /\bMobile\b|\bAndroid\b|\biP(hone|ad|od)\b/.test(userAgent ?? ''),
});
