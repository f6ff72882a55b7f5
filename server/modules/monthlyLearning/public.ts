export { findOwnVideo, findUnassignedVideo, type VideoOfLearner } from './learnerVideos.ts';
export { type Watched, watchVideo } from './watch.ts';
