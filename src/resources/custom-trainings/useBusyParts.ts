import { useMemo, useState } from 'react';

const parts = ['cover', 'sheet', 'videos'] as const;
type Part = (typeof parts)[number];
/** Each part of the editor tells through its own whether it is sending files. */
export type Busy = Record<Part, (isBusy: boolean) => void>;

/** Whether any part of the editor still sends files. */
export function useBusyParts(): { isBusy: boolean; busy: Busy } {
  const [sending, setSending] = useState<Partial<Record<Part, boolean>>>({});
  const busy = useMemo(() => {
    const tell = (part: Part) => (isBusy: boolean) =>
      setSending((all) => (Boolean(all[part]) === isBusy ? all : { ...all, [part]: isBusy }));
    return Object.fromEntries(parts.map((part) => [part, tell(part)])) as Busy;
  }, []);
  return { isBusy: Object.values(sending).some(Boolean), busy };
}
