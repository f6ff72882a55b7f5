import { adviceOfName, localTopicName } from '../../catalogue/monthly/names.ts';

/** The name of a video in the language of a mail, and what the library says about it, as lines; nothing for a video of the company. */
export function adviceOf({ videoName = '' }: Readonly<Record<string, string>>, language: string): Record<string, string> {
  const advice = adviceOfName(videoName, language);
  return {
    videoName: localTopicName(videoName, language),
    sentences: advice?.sentences.join(' ') ?? '',
    tips: advice?.tips.map((tip) => `• ${tip}`).join('\n') ?? '',
  };
}
