/** Things that wait for a worker. Each company has its turn after the others, however much it has waiting itself. */
export function createTurns<T>() {
  const waiting = new Map<string, T[]>();
  return {
    countOf: (companyId: string): number => waiting.get(companyId)?.length ?? 0,
    add(companyId: string, thing: T): void {
      const own = waiting.get(companyId);
      if (own) own.push(thing);
      else waiting.set(companyId, [thing]);
    },
    /** Whose turn it is; undefined if nobody waits but those in `except`. */
    next(except: ReadonlySet<string> = new Set()): [companyId: string, thing: T] | undefined {
      const turn = [...waiting].find(([companyId]) => !except.has(companyId));
      if (!turn) return undefined;
      const [companyId, own] = turn;
      const thing = own.shift() as T;
      // Behind all others.
      waiting.delete(companyId);
      if (own.length > 0) waiting.set(companyId, own);
      return [companyId, thing];
    },
    /** Takes out everything of a company. */
    drop(companyId: string): T[] {
      const own = waiting.get(companyId) ?? [];
      waiting.delete(companyId);
      return own;
    },
  };
}
