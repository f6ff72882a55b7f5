const patienceMs = 60_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
let touchedAt = Date.now();

/** Notices that somebody is at work here. */
export function watchAttention(): void {
  for (const sign of signs) {
    window.addEventListener(sign, () => (touchedAt = Date.now()), { capture: true, passive: true });
  }
}

/** True when nobody has touched the page for a while: what it asks, it asks by itself. */
export const isUnattended = (): boolean => Date.now() - touchedAt > patienceMs;
