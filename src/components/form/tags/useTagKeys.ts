import { type KeyboardEvent, useRef } from 'react';

interface TagActions {
  count: number;
  remove: (index: number) => void;
  edit: (index: number) => void;
}

/**
 * Keyboard in a box of tags: Backspace or arrow in the empty input moves to the last tag, arrows move between tags, Delete and
 * Backspace remove, Enter edits in the input. Only the input is a tab stop.
 */
export function useTagKeys({ count, remove, edit }: TagActions) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const focusTag = (index: number) => {
    const tags = list.current?.querySelectorAll<HTMLElement>('[data-tag]');
    const tag = index < 0 ? tags?.[0] : tags?.[index];
    (tag ?? input.current)?.focus();
  };
  const isBack = (event: KeyboardEvent) =>
    event.key === (getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
  const isForward = (event: KeyboardEvent) => event.key.startsWith('Arrow') && !isBack(event) && /Left|Right/.test(event.key);

  return {
    input,
    list,
    focusTag,
    onInputKey: (event: KeyboardEvent<HTMLInputElement>) => {
      const isEmpty = event.currentTarget.value === '';
      // The input is left to right for addresses, while the tags follow the page direction.
      if (isEmpty && count > 0 && (event.key === 'Backspace' || event.key === 'ArrowLeft' || event.key === 'ArrowUp')) {
        event.preventDefault();
        focusTag(count - 1);
      }
    },
    onTagKey: (event: KeyboardEvent<HTMLElement>, index: number) => {
      const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
      if (isRemoval) remove(index);
      else if (event.key === 'Enter' || event.key === ' ' || event.key === 'F2') edit(index);
      else if (isBack(event)) focusTag(Math.max(0, index - 1));
      else if (isForward(event)) focusTag(index + 1);
      else return;
      event.preventDefault();
      // The next tag takes the place of the removed one after React has rendered.
      if (isRemoval) requestAnimationFrame(() => focusTag(index < count - 1 ? index : index - 1 >= 0 ? index - 1 : count));
    },
  };
}
