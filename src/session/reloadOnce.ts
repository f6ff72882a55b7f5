const key = 'heed.reloadedFor';
/** Whether the page is about to reload itself, while that is being found out and from then on. */
let reloading: Promise<boolean> | undefined;

/**
 * After an upgrade an open tab asks for files that are gone. The first time the page reloads itself;
 * a second failure of the same build goes to the error boundary.
 */
export function reloadOnceOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(key) !== __HEED_BUILD__) reloading ??= reloadWhenServed();
  });
}

/** A server that does not answer has nothing newer: the page stays, instead of giving way to the browser's own error. */
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

/** Code that is fetched when it is needed. Its failure stays unsaid while the page reloads itself for that very reason. */
export async function fetchedCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (error) {
    if (await reloading) return new Promise(() => undefined);
    throw error;
  }
}
