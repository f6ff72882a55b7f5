/** What has to be on the screen: an address and a number of visible elements. Travels into the page, so it is plain data. */
export interface Sight {
  /** Pattern of path and query. */
  path?: string;
  selector: string;
  /** How many elements at least; 1 unless given. */
  least?: number;
  /** Every element's text contains this, letter case aside. */
  every?: string;
}

export interface Watch {
  /** Time of the last click or key, and of the first frame after each sight appeared; milliseconds since the page began. */
  lastInput: number;
  seen: Record<string, number>;
  wanted: Record<string, Sight>;
}

declare global {
  interface Window {
    heedBench?: Watch;
  }
}

/**
 * Runs inside the page before its own scripts: looks at every frame for what is wanted and notes when it was painted.
 * A message posted from the frame is handled just after that frame is on the screen.
 */
export function watchPage(wanted: Record<string, Sight>): void {
  if (window.top !== window || window.heedBench) return;
  const watch: Watch = { lastInput: 0, seen: {}, wanted: { ...wanted } };
  window.heedBench = watch;
  for (const kind of ['click', 'input'] as const) addEventListener(kind, ({ timeStamp }) => (watch.lastInput = timeStamp), true);

  const isThere = ({ path, selector, least = 1, every }: Sight): boolean => {
    if (path && !new RegExp(path).test(window.location.pathname + window.location.search)) return false;
    const found = [...document.querySelectorAll(selector)];
    if (found.length < least || found[0]?.getBoundingClientRect().height === 0) return false;
    return every === undefined || found.every((element) => element.textContent?.toLowerCase().includes(every));
  };
  const look = (): void => {
    for (const [name, sight] of Object.entries(watch.wanted)) {
      if (!isThere(sight)) continue;
      delete watch.wanted[name];
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (watch.seen[name] = performance.now());
      port2.postMessage(0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
