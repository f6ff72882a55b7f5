const endings: (() => void)[] = [];

/**
 * Ends what a helper has begun once the present test is over, before the page is cleared. Helpers use this instead of
 * a hook of their own, which would hold only for the first file that imports them where files share their modules.
 */
export const atEndOfTest = (end: () => void): void => {
  endings.unshift(end);
};

export function endAll(): void {
  for (const end of endings.splice(0)) end();
}
