const key = 'heed.reloadedFor';

/**
 * After an upgrade an open tab asks for files that are gone. The first time the page reloads itself;
 * a second failure of the same build goes to the error boundary.
 */
export function reloadOnceOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadedAlready()) return;
    sessionStorage.setItem(key, __HEED_BUILD__);
    event.preventDefault();
    location.reload();
  });
}

const reloadedAlready = () => sessionStorage.getItem(key) === __HEED_BUILD__;
