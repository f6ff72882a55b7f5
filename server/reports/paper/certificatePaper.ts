import type { z } from 'zod';
import { getGoldenCertificate } from '#contract/exercise/reports';
import { scoreText } from '#contract/exercise/score';
import type { TaskKind } from '#contract/people/userTasks';
import type { PaperWriting } from '../../texts/writing.ts';
import type { MakePaper, Paper } from './paper.ts';

/** What every certificate says: who completed something, and when. */
interface Awarded {
  fullName: string;
  completedAt: string;
}

/** A certificate by the keys of its texts, and what it names between the person and the day. */
interface Sort<Facts> {
  title: string;
  lead: string;
  /** What was completed: the key of the word for it, and its name. */
  what(facts: Facts): readonly [label: string, name: string];
  score?(facts: Facts): number;
}

/** Names are as long as 255 letters each; longer file names than these are refused by some systems. */
const partOfName = (text: string): string => [...text].slice(0, 60).join('').trim();

/** The certificate of one person, as a page of its own. i18n-keys: exercise.certificate.* */
const certificate =
  <Facts extends Awarded>({ title, lead, what, score }: Sort<Facts>) =>
  (facts: Facts, writing: PaperWriting): Paper => {
    const [label, name] = what(facts);
    return {
      name: `${partOfName(name)} ${partOfName(facts.fullName)}`.replace(/[\\/:*?"<>|]/g, '_'),
      people: 1,
      content: {
        template: 'certificate',
        title: writing.text(title),
        lead: writing.text(lead),
        filters: [
          { label: writing.text('exercise.certificate.awardedTo'), value: facts.fullName },
          { label: writing.text(label), value: name },
          ...(score ? [{ label: writing.text('exercise.certificate.score'), value: scoreText(score(facts), writing) }] : []),
          { label: writing.text('exercise.certificate.completedAt'), value: writing.date(facts.completedAt) },
        ],
        figures: [],
        charts: [],
        tables: [],
      },
    };
  };

/** For the top score of a phishing exercise. */
export const goldenCertificate = certificate<z.input<typeof getGoldenCertificate.reply>['data']>({
  title: 'exercise.certificate.title',
  lead: 'exercise.certificate.text',
  what: ({ campaignName }) => ['exercise.certificate.exercise', campaignName],
  score: ({ score }) => score,
});

/** For a course, with whatever score. */
export const courseCertificate = certificate<Awarded & { kind: TaskKind; courseName: string }>({
  title: 'learn.certificate.title',
  lead: 'learn.certificate.text',
  what: ({ kind, courseName }) => [`profile.tasks.kinds.${kind}`, courseName],
});

export const certificatePaper: MakePaper = async ({ read, writing }) =>
  goldenCertificate((await read(getGoldenCertificate)).data, writing);
