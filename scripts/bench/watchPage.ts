/** What must be on the screen: a URL and a number of visible elements. Plain data, because it is sent into the page. */
export interface Sight {
  /** Pattern of path and query. */
  path?: string;
  selector: string;
  /** Minimum number of elements; 1 by default. */
  least?: number;
  /** Text that every element contains, case-insensitively. */
  every?: string;
}

export interface Watch {
  /** Time of the last click or key, and of the first frame with each sight; milliseconds since page start. */
  lastInput: number;
  seen: Record<string, number>;
  pending: Record<string, Sight>;
}

declare global {
  interface Window {
    heedBench?: Watch;
  }
}

/**
 * Runs inside the page before its own scripts: checks every frame for the sights and records when they were painted. A message
 * posted from the frame is handled right after that frame is on the screen.
 */
export function watchPage(sights: Record<string, Sight>): void {
  if (window.top !== window || window.heedBench) return;
  const watch: Watch = { lastInput: 0, seen: {}, pending: { ...sights } };
  window.heedBench = watch;
  for (const kind of ['click', 'input'] as const) addEventListener(kind, ({ timeStamp }) => (watch.lastInput = timeStamp), true);

  const isThere = ({ path, selector, least = 1, every }: Sight): boolean => {
    if (path && !new RegExp(path).test(window.location.pathname + window.location.search)) return false;
    const elements = [...document.querySelectorAll(selector)];
    if (elements.length < least || elements[0]?.getBoundingClientRect().height === 0) return false;
    return every === undefined || elements.every((element) => element.textContent?.toLowerCase().includes(every));
  };
  const look = (): void => {
    for (const [name, sight] of Object.entries(watch.pending)) {
      if (!isThere(sight)) continue;
      delete watch.pending[name];
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (watch.seen[name] = performance.now());
      port2.postMessage(0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
