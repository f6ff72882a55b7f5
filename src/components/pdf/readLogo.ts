import type { Logo } from './report.ts';

/** Pixels on the longer side; enough for print, small in the file. */
const largest = 480;

/** A logo of any kind that browsers show, as a PNG; nothing when it cannot be read. */
export async function readLogo(url: string | null | undefined): Promise<Logo | undefined> {
  if (!url) return undefined;
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(1, largest / Math.max(image.naturalWidth, image.naturalHeight));
    const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    // A pixel on screen is three quarters of a point; drawn for twice as many of them.
    return { data: canvas.toDataURL('image/png'), width: width / 2, height: height / 2 };
  } catch {
    return undefined;
  }
}
