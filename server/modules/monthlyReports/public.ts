export { videos as monthlyVideos } from './report.ts';
