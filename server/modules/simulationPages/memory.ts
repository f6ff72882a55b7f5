import { machineTime } from '../../clock.ts';

/**
 * Remembers what was read for a while, up to a number of them; requests for the same that come meanwhile wait for the one that reads. What
 * could not be read is not remembered.
 */
export function memoryOf<Value>(most: number, keptMs: number) {
  const known = new Map<string, { until: number; value: Promise<Value> }>();
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const at = machineTime().getTime();
    const found = known.get(key);
    if (found && found.until > at) return found.value;
    const value = read();
    known.delete(key);
    known.set(key, { until: at + keptMs, value });
    value.catch(() => known.delete(key));
    const [oldest] = known.size > most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return value;
  };
}
