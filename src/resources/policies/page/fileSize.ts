import { currentLanguage } from '~/i18n/i18n.ts';

const [kilobyte, megabyte] = [1024, 1_048_576];

/** A size such as 1.4 MB, in the language on screen. */
export function fileSize(bytes: number): string {
  const isLarge = bytes >= megabyte;
  return new Intl.NumberFormat(currentLanguage().folder, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(kilobyte, bytes) / (isLarge ? megabyte : kilobyte));
}
