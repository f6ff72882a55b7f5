const idleMs = 60_000;
const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
let touchedAt = Date.now();

/** Records when the page was last used. */
export function watchAttention(): void {
  for (const event of events) {
    window.addEventListener(event, () => (touchedAt = Date.now()), { capture: true, passive: true });
  }
}

/** True if nobody has used the page for a minute: its calls are then its own, and do not extend the session. */
export const isUnattended = (): boolean => Date.now() - touchedAt > idleMs;
