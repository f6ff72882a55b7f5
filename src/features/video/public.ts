/** Playing a video: its poster, dialog, player and formatted length. */
export { clockOf } from './clockOf.ts';
export { LockedVideo } from './LockedVideo.tsx';
export { Poster } from './Poster.tsx';
export { VideoDialog } from './VideoDialog.tsx';
export { VideoPlayer } from './VideoPlayer.tsx';
