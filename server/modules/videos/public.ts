export { requireVideo, videoInReach } from './videos.queries.ts';
