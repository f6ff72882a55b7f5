export function findBrowser(): string | undefined;
export function ensureBrowser(): Promise<string | undefined>;
