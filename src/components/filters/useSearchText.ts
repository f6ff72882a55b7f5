import { useEffect, useRef, useState } from 'react';
import { textLimits } from '#contract/kit/limits';
import { panelLimits } from '#contract/panel';

interface SearchText {
  text: string;
  type: (text: string) => void;
  /** Commits at once: Enter, or the clear button. */
  finish: (text: string) => void;
}

/** The text of a search field, committed a moment after the last key. Follows external changes of the URL. */
export function useSearchText(
  committed: string,
  commit: (search: string) => void,
  delayMs: number = panelLimits.searchDebounceMs,
): SearchText {
  const [text, setText] = useState(committed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(committed);
  const latest = useRef(commit);

  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Our own commit must not overwrite text that was typed since.
    if (committed === sent.current) return;
    sent.current = committed;
    clearTimeout(timer.current);
    setText(committed);
  }, [committed]);

  const send = (next: string) => {
    const search = next.trim().slice(0, textLimits.textMax);
    if (search === sent.current) return;
    sent.current = search;
    latest.current(search);
  };
  return {
    text,
    type: (next) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(next), delayMs);
    },
    finish: (next) => {
      setText(next);
      clearTimeout(timer.current);
      send(next);
    },
  };
}
