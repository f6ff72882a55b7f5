/** Playing a video: its still picture, its dialog, the player, and its length in words. */
export { clockOf } from './clockOf.ts';
export { Poster } from './Poster.tsx';
export { VideoDialog } from './VideoDialog.tsx';
export { VideoPlayer } from './VideoPlayer.tsx';
