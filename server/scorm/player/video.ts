import type { Chapter } from './course.ts';
import { button, make, say } from './parts.ts';

interface Options {
  isDone: boolean;
  /** Called when the video ends, or when it cannot be played and the learner continues without it. */
  onDone: () => void;
}

/** A chapter with a video. */
export function videoChapter(
  name: string,
  { src, poster }: NonNullable<Chapter['video']>,
  { isDone, onDone }: Options,
): HTMLElement[] {
  const note = make('p', { class: 'note', role: 'status' }, say(isDone ? 'watched' : 'watch'));
  const frame = make('div', { class: 'screen' });

  const done = () => {
    note.textContent = say('watched');
    onDone();
  };
  const show = () => {
    const video = make('video', {
      src,
      poster,
      controls: true,
      playsinline: true,
      preload: 'metadata',
      'aria-label': name,
      onended: done,
      onerror: fail,
    });
    frame.replaceChildren(video);
  };
  const fail = () => {
    frame.replaceChildren(
      make(
        'div',
        { class: 'broken', role: 'alert' },
        make('p', {}, say('broken')),
        make('div', { class: 'row' }, button(say('tryAgain'), show), button(say('withoutVideo'), done)),
      ),
    );
  };
  show();
  return [frame, note];
}
