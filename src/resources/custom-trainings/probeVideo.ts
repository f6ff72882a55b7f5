import { courseLimits } from '#contract/courses/limits';

export interface Probed {
  /** Whole seconds; undefined for what this browser cannot play. */
  duration?: number;
  /** A picture from its beginning. */
  poster?: File;
}

const patienceMs = 5000;
const posterWidth = 640;

/** Waits for an event; false when it fails or takes too long. */
function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> {
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
  const sought = happens(video, 'seeked');
  video.currentTime = Math.min(1, video.duration / 2);
  if (!(await sought) || video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(posterWidth, video.videoWidth);
  canvas.height = Math.max(1, Math.round((canvas.width * video.videoHeight) / video.videoWidth));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  return picture ? new File([picture], `${name}.jpg`, { type: picture.type }) : undefined;
}

/** What the browser can tell of a video before it is sent. */
export async function probeVideo(file: File): Promise<Probed> {
  const video = document.createElement('video');
  if (file.type && video.canPlayType(file.type) === '') return {};
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.preload = 'auto';
    const isLoaded = happens(video, 'loadeddata');
    video.src = url;
    if (!(await isLoaded) || !Number.isFinite(video.duration)) return {};
    const duration = Math.max(1, Math.round(video.duration));
    if (duration > courseLimits.videoSeconds) return {};
    const poster = await pictureOf(video, file.name);
    return { duration, ...(poster && { poster }) };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
