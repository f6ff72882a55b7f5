// Comfort for the video of a chapter or a month: speeds, going on where one stopped, and the report that it was begun, or how far it was watched.

const video = document.querySelector<HTMLVideoElement>('video[data-course-video]');
if (video) accompany(video);

function accompany(player: HTMLVideoElement): void {
  offerSpeeds(player);
  goOn(player, `heed-video ${player.dataset['courseVideo']}`);
  const { begun, watching } = player.dataset;
  // It arrives even if the person leaves at once; nobody waits for the answer.
  if (begun) player.addEventListener('play', () => navigator.sendBeacon(begun), { once: true });
  if (watching) tellWatched(player, watching);
  player.addEventListener('ended', () => document.querySelector<HTMLElement>('[data-after-video]')?.focus());
}

/** How much of it has been played so far, in whole seconds. */
function playedSeconds({ played }: HTMLVideoElement): number {
  let sum = 0;
  for (let part = 0; part < played.length; part += 1) sum += played.end(part) - played.start(part);
  return Math.round(sum);
}

/** Says how far a video was watched whenever it begins, stops or ends, and when the person leaves. */
function tellWatched(player: HTMLVideoElement, address: string): void {
  let sent = -1;
  const tell = () => {
    const seconds = playedSeconds(player);
    if (seconds <= sent) return;
    sent = seconds;
    navigator.sendBeacon(address, new URLSearchParams({ watchedSeconds: String(seconds) }));
  };
  for (const moment of ['play', 'pause', 'ended']) player.addEventListener(moment, tell);
  window.addEventListener('pagehide', () => player.played.length > 0 && tell());
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
