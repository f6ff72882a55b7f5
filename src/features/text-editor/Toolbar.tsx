import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import css from './textEditor.module.css';

export interface Tool {
  label: string;
  icon: ReactNode;
  /** Whether the selection has what the tool gives; absent for one that has no such state. */
  isOn?: boolean;
  isDisabled?: boolean;
  /** Why it is disabled. */
  hint?: string;
  /** A line before it. */
  beginsGroup?: boolean;
  run: (button: HTMLElement) => void;
}

interface ToolbarProps {
  label: string;
  tools: readonly Tool[];
  children?: ReactNode;
}

/** Where an arrow key leads from a place in a row of so many; undefined for other keys. */
function nextPlace(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * The tools of an editor of text: one stop of the tab key, within which arrow keys move. A tool leaves the focus where it is, so that the
 * mouse does not lose the selection of the text, and the keyboard not its place among the tools.
 */
export function Toolbar({ label, tools, children }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const next = nextPlace(key, stop, tools.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={css.toolbar} role="toolbar" aria-label={label} onKeyDown={move}>
      {tools.map(({ label: name, icon, isOn, isDisabled = false, hint, beginsGroup, run }, at) => (
        <Fragment key={name}>
          {beginsGroup && <span className={css.group} aria-hidden />}
          <button
            type="button"
            className={css.tool}
            aria-label={name}
            title={isDisabled ? (hint ?? name) : name}
            aria-pressed={isOn}
            // Still reachable with the arrow keys, as it may be enabled by the next selection.
            aria-disabled={isDisabled}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setStop(at)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => !isDisabled && run(currentTarget)}
          >
            {icon}
          </button>
        </Fragment>
      ))}
      {children}
    </div>
  );
}
