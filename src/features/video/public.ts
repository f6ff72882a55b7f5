/** Playing a video: its poster, dialog, player and formatted length. */
export { clockOf } from './clockOf.ts';
export { Poster } from './Poster.tsx';
export { VideoDialog } from './VideoDialog.tsx';
export { VideoPlayer } from './VideoPlayer.tsx';
