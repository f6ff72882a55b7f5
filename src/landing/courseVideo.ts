// Comfort for the video of a chapter: speeds, going on where one stopped, and the report that it was begun.

const video = document.querySelector<HTMLVideoElement>('video[data-course-video]');
if (video) accompany(video);

function accompany(player: HTMLVideoElement): void {
  offerSpeeds(player);
  goOn(player, `heed-video ${player.dataset['courseVideo']}`);
  const { begun } = player.dataset;
  // It arrives even if the person leaves at once; nobody waits for the answer.
  if (begun) player.addEventListener('play', () => navigator.sendBeacon(begun), { once: true });
  player.addEventListener('ended', () => document.querySelector<HTMLElement>('[data-after-video]')?.focus());
}

function offerSpeeds(player: HTMLVideoElement): void {
  const group = document.querySelector<HTMLElement>('[data-speeds]');
  if (!group) return;
  group.hidden = false;
  const buttons = [...group.querySelectorAll('button')];
  for (const button of buttons)
    button.addEventListener('click', () => {
      player.playbackRate = Number(button.value);
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === button));
    });
}

/** A video that was left this near its end starts again. */
const endSeconds = 3;

/** Keeps the place in this browser; a browser that keeps nothing starts each video at its beginning. */
function goOn(player: HTMLVideoElement, name: string): void {
  const kept = withStorage((storage) => Number(storage.getItem(name)));
  const start = () => {
    if (kept && kept < player.duration - endSeconds) player.currentTime = kept;
  };
  if (player.readyState > 0) start();
  else player.addEventListener('loadedmetadata', start, { once: true });
  player.addEventListener('timeupdate', () =>
    withStorage((storage) =>
      player.currentTime < player.duration - endSeconds
        ? storage.setItem(name, String(Math.floor(player.currentTime)))
        : storage.removeItem(name),
    ),
  );
}

function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
