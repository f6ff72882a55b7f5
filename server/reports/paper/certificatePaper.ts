import type { z } from 'zod';
import { getGoldenCertificate } from '#contract/exercise/reports';
import { scoreText } from '#contract/exercise/score';
import type { PaperWriting } from '../../texts/writing.ts';
import type { MakePaper, Paper } from './paper.ts';

type Certificate = z.input<typeof getGoldenCertificate.reply>['data'];

/** The golden certificate of one person, as a page of its own. i18n-keys: exercise.certificate.* */
export function certificateOnPaper({ fullName, campaignName, score, completedAt }: Certificate, writing: PaperWriting): Paper {
  const word = (name: string) => writing.text(`exercise.certificate.${name}`);
  return {
    name: `${campaignName} ${fullName}`.replace(/[\\/:*?"<>|]/g, '_'),
    people: 1,
    content: {
      template: 'certificate',
      title: word('title'),
      lead: word('text'),
      filters: [
        { label: word('awardedTo'), value: fullName },
        { label: word('exercise'), value: campaignName },
        { label: word('score'), value: scoreText(score, writing) },
        { label: word('completedAt'), value: writing.date(completedAt) },
      ],
      figures: [],
      charts: [],
      tables: [],
    },
  };
}

export const certificatePaper: MakePaper = async ({ read, writing }) =>
  certificateOnPaper((await read(getGoldenCertificate)).data, writing);
