const endings: (() => void)[] = [];

/**
 * Registers a clean-up at the end of the present test, before the page is cleared. Helpers use this instead of a hook, which
 * would only apply to the first file that imports them, because files share their modules.
 */
export const atEndOfTest = (end: () => void): void => {
  endings.unshift(end);
};

export function endAll(): void {
  for (const end of endings.splice(0)) end();
}
