import { getGoldenCertificate } from '#contract/exercise/reports';
import { scoreText } from '#contract/exercise/score';
import type { MakePaper } from './paper.ts';

/** The golden certificate of one person, as a page of its own. i18n-keys: exercise.certificate.* */
export const certificatePaper: MakePaper = async (reading) => {
  const { text, date } = reading.writing;
  const { fullName, campaignName, score, completedAt } = (await reading.read(getGoldenCertificate)).data;
  const word = (name: string) => text(`exercise.certificate.${name}`);
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
        { label: word('score'), value: scoreText(score, reading.writing) },
        { label: word('completedAt'), value: date(completedAt) },
      ],
      figures: [],
      charts: [],
      tables: [],
    },
  };
};
