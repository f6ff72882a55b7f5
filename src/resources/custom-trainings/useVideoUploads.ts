import type { PickedVideo } from '#contract/courses/customTrainings';
import { uploadImage, uploadVideo } from '#contract/courses/files';
import { type Uploads, useUploads } from '~/components/upload/useUploads.ts';
import { uploadFile } from '~/dataProvider/index.ts';
import { probeVideo } from './probeVideo.ts';

interface Options {
  /** As the catalogue writes it. */
  language: string;
  onVideo: (video: PickedVideo) => void;
  onBusy: (isBusy: boolean) => void;
}

const still = () => undefined;

/** Sends videos with what the browser can tell of them: their length, and a still picture where it could take one. */
export function useVideoUploads({ language, onVideo, onBusy }: Options): Uploads {
  return useUploads(async (file, watching) => {
    const { duration, poster } = await probeVideo(file);
    // A video is worth having without its picture.
    const picture =
      poster && (await uploadFile(uploadImage, {}, { file: poster, signal: watching.signal, onProgress: still }).catch(still));
    const query = { language, ...(duration && { duration }), ...(picture && { posterId: picture.id }) };
    onVideo(await uploadFile(uploadVideo, { query }, { file, ...watching }));
  }, onBusy);
}
