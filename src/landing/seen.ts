// Says of a page of a simulation that somebody looked at it: nothing that works without script depends on it.

/** As `truthLimits.visibleSeconds`; a page of the server takes nothing of the contract. */
const visibleSeconds = 5;
const inputs = ['pointerdown', 'keydown', 'touchstart'] as const;

function watch(to: string): void {
  let visibleMs = 0;
  let since = document.visibilityState === 'visible' ? performance.now() : null;
  const seconds = () => Math.round((visibleMs + (since === null ? 0 : performance.now() - since)) / 1000);
  const tell = (isTrusted: boolean) => navigator.sendBeacon(to, JSON.stringify({ seconds: seconds(), isTrusted }));

  const timer = setInterval(() => {
    if (seconds() < visibleSeconds) return;
    clearInterval(timer);
    tell(false);
  }, 500);
  document.addEventListener('visibilitychange', () => {
    if (since !== null) visibleMs += performance.now() - since;
    since = document.visibilityState === 'visible' ? performance.now() : null;
  });

  const stop = new AbortController();
  for (const input of inputs)
    addEventListener(
      input,
      ({ isTrusted }) => {
        if (!isTrusted) return;
        stop.abort();
        tell(true);
      },
      { signal: stop.signal, capture: true },
    );
}

const address = document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'];
if (address) watch(address);
