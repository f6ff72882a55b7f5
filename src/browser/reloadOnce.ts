const key = 'heed.reloadedFor';
/** Set while the page decides whether to reload, and when it reloads. */
let reloading: Promise<boolean> | undefined;

/**
 * After an upgrade, an open tab requests files that no longer exist. The page reloads once; a second failure of the same build
 * reaches the error boundary.
 */
export function reloadOnceOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(key) !== __HEED_BUILD__) reloading ??= reloadWhenServed();
  });
}

/** Reloads only if the server answers; otherwise the browser would show its own error page. */
async function reloadWhenServed(): Promise<boolean> {
  const isServed = await fetch('/build_timestamp', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isServed) {
    sessionStorage.setItem(key, __HEED_BUILD__);
    location.reload();
  } else reloading = undefined;
  return isServed;
}

/** Wraps a dynamic import. While the page reloads because of its failure, the promise does not settle. */
export async function fetchedCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (error) {
    if (await reloading) return new Promise(() => undefined);
    throw error;
  }
}
