export function findBrowser(): string | undefined;
export function ensureBrowser(): Promise<string | undefined>;
export function findFirefox(): string | undefined;
export function ensureFirefox(): Promise<string | undefined>;
