/** Tells how much of a work in several parts is done, and no more often than a reader could see it. */
export function progressOf(tell: (share: number) => void = () => {}) {
  let told = 0;
  return {
    /** A function to call after each of `count` steps; together they lead from one share of the work to another. */
    part: (count: number, from: number, to: number) => {
      let done = 0;
      return () => {
        done += 1;
        const share = Math.floor((from + ((to - from) * done) / Math.max(count, 1)) * 100) / 100;
        if (share <= told) return;
        told = share;
        tell(share);
      };
    },
  };
}
