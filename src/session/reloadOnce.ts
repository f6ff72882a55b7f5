const key = 'heed.reloadedFor';
let isReloading = false;

/**
 * After an upgrade an open tab asks for files that are gone. The first time the page reloads itself;
 * a second failure of the same build goes to the error boundary.
 */
export function reloadOnceOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadedAlready()) return;
    sessionStorage.setItem(key, __HEED_BUILD__);
    event.preventDefault();
    isReloading = true;
    location.reload();
  });
}

const reloadedAlready = () => sessionStorage.getItem(key) === __HEED_BUILD__;

/**
 * Code that is fetched when it is needed. While the page reloads itself it stays away:
 * what came instead of it would break the screen for the moment that is left.
 */
export async function fetchedCode<Code>(code: Promise<Code>): Promise<Code> {
  try {
    const fetched = await code;
    if (!isReloading) return fetched;
  } catch (error) {
    if (!isReloading) throw error;
  }
  return new Promise(() => undefined);
}
