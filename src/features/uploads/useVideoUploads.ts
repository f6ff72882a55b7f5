import type { PickedVideo } from '#contract/courses/customTrainings';
import { uploadImage, uploadVideo } from '#contract/courses/files';
import { courseLimits } from '#contract/courses/limits';
import { uploadFile } from '~/dataProvider/uploadFile.ts';
import { type Uploads, useUploads } from './useUploads.ts';

interface Options {
  /** The code of the catalogue. */
  language: string;
  onVideo: (video: PickedVideo) => void;
  onBusy: (isBusy: boolean) => void;
}

const noop = () => undefined;

/** Uploads videos with their length and, if the browser can take one, a still picture. */
export function useVideoUploads({ language, onVideo, onBusy }: Options): Uploads {
  return useUploads(async (file, watching) => {
    const { duration, poster } = await readVideoMetadata(file);
    // A failed picture must not fail the upload of the video.
    const picture =
      poster && (await uploadFile(uploadImage, {}, { file: poster, signal: watching.signal, onProgress: noop }).catch(noop));
    const query = { language, duration, posterId: picture?.id };
    onVideo(await uploadFile(uploadVideo, { query }, { file, ...watching }));
  }, onBusy);
}

interface VideoMetadata {
  /** Whole seconds; undefined for a video that this browser cannot play. */
  duration?: number;
  /** A frame from the beginning of the video. */
  poster?: File | undefined;
}

const patienceMs = 5000;
const posterWidth = 640;

/** Waits for an event; false if the video fails or takes too long. */
function waitFor(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    const end = (isThere: boolean) => () => {
      clearTimeout(timer);
      resolve(isThere);
    };
    video.addEventListener(event, end(true), { once: true });
    video.addEventListener('error', end(false), { once: true });
  });
}

async function pictureOf(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const seeked = waitFor(video, 'seeked');
  video.currentTime = Math.min(1, video.duration / 2);
  if (!(await seeked) || video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(posterWidth, video.videoWidth);
  canvas.height = Math.max(1, Math.round((canvas.width * video.videoHeight) / video.videoWidth));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  return picture ? new File([picture], `${name}.jpg`, { type: picture.type }) : undefined;
}

/** Reads length and picture of a video before the upload. */
async function readVideoMetadata(file: File): Promise<VideoMetadata> {
  const video = document.createElement('video');
  if (file.type && video.canPlayType(file.type) === '') return {};
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.preload = 'auto';
    const isLoaded = waitFor(video, 'loadeddata');
    video.src = url;
    if (!(await isLoaded) || !Number.isFinite(video.duration)) return {};
    const duration = Math.max(1, Math.round(video.duration));
    if (duration > courseLimits.videoSeconds) return {};
    return { duration, poster: await pictureOf(video, file.name) };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
