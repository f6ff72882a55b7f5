import type { z } from 'zod';
import { policyLimits } from '#contract/policies/limits';
import { getPolicyRecord } from '#contract/policies/revisions';
import { textBlocks } from '../../pdf/textBlocks.ts';
import type { PdfTable } from '../../pdf/pdfReport.ts';
import type { PaperWriting } from '../../texts/writing.ts';
import type { MakePaper } from './paper.ts';

type Record = z.input<typeof getPolicyRecord.reply>;

const none = '–';
const number = (label: string) => ({ label, align: 'end' as const });
/** Enough of a hash to tell revisions apart; its own record has the whole. */
const shortHash = (sha256: string): string => sha256.slice(0, 12);

/** The texts of a record, and its moments with time and time zone. i18n-keys: pdf.record.* */
const wordsOf = (writing: PaperWriting) => ({
  ...writing,
  word: (key: string, values: { [name: string]: string | number } = {}) => writing.text(`pdf.record.${key}`, values),
  moment: (at: string | null) => (at ? writing.dateTime(new Date(at)) : none),
});
type Words = ReturnType<typeof wordsOf>;

/** What the revision is, and what an auditor can compute again. In the words of the panel. i18n-keys: policies.states.* i18n-keys: policies.sources.* */
function detailsOf({ revision, decidedAt, madeBy }: Record, { text, word, moment, day, languageName }: Words) {
  const { number: revisionNumber, status, source, language, file, changeNote, approvedBy, approvedOn } = revision;
  const details: [label: string, value: string][] = [
    [text('reports.policies.revision'), String(revisionNumber)],
    [text('reports.fields.status'), text(`policies.states.${status}`)],
    [text('reports.policies.source'), text(`policies.sources.${source}`)],
    [word('language'), languageName(language)],
    [text('policies.publish.note'), changeNote],
    [word('approvedBy'), approvedBy || none],
    [word('approvedOn'), approvedOn ? day(approvedOn) : none],
    [word('publishedBy'), revision.publishedByName ?? none],
    [word('publishedAt'), moment(decidedAt)],
    [word('inForceFrom'), moment(revision.publishedAt)],
    [word('inForceUntil'), revision.endedAt ? moment(revision.endedAt) : word('stillInForce')],
    [word('file'), file ? word('fileOf', { name: file.name, bytes: file.bytes }) : ''],
    [word(file ? 'hashOfFile' : 'hashOfText'), revision.contentSha256],
    [word('madeBy'), madeBy],
  ];
  return details.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

function peopleTable({ people, peopleCount }: Record, { text, word, moment }: Words): PdfTable {
  const nameOf = ({ name, isDeleted, isDisabled }: Record['people'][number]) => {
    if (isDeleted) return text('campaigns.people.deleted');
    return isDisabled ? `${name} (${text('campaigns.people.disabled')})` : name;
  };
  return {
    title: word('people'),
    columns: ['name', 'email', 'departments', 'assignedAt', 'acknowledgedAt', 'where'].map((name) => ({
      label: word(`fields.${name}`),
    })),
    rows: people.map((person) => [
      nameOf(person),
      person.email || none,
      person.departments || none,
      moment(person.assignedAt),
      moment(person.acknowledgedAt),
      person.app ? word(`apps.${person.app}`) : none,
    ]),
    ...(peopleCount > people.length && { note: text('pdf.rest', { shown: policyLimits.recordPeople }) }),
  };
}

const earlierTable = ({ earlier }: Record, { text, word, moment, number: count }: Words): PdfTable => ({
  title: word('earlier'),
  columns: [
    number(text('reports.policies.revision')),
    { label: word('inForceFrom') },
    { label: word('inForceUntil') },
    { label: word('fields.hash') },
    number(text('reports.policies.assignments')),
    number(text('reports.policies.acknowledged')),
    { label: text('policies.publish.note') },
  ],
  rows: earlier.map((one) => [
    count(one.number),
    moment(one.publishedAt),
    moment(one.endedAt),
    shortHash(one.contentSha256),
    count(one.assignments),
    count(one.acknowledged),
    one.changeNote || none,
  ]),
});

/** The record of a revision for an audit: what it said, who approved and published it, who got it, and who acknowledged it when. */
export const policyRecordPaper: MakePaper = async ({ read, writing }) => {
  const record = await read(getPolicyRecord);
  const words = wordsOf(writing);
  const { text, word, number: count } = words;
  const { revision, leftOut, earlier } = record;
  const { name, number: revisionNumber, assignments, acknowledged } = revision;
  const title = word('title', { name, number: revisionNumber });
  return {
    name: title.replace(/[\\/:*?"<>|]/g, '_').slice(0, 120),
    audited: {
      action: 'policies.recordExported',
      subject: { type: 'policy', id: revision.policyId, label: name },
      after: { revision: revisionNumber, people: assignments },
    },
    content: {
      title,
      filters: detailsOf(record, words),
      figures: [
        { label: text('reports.policies.assignments'), value: count(assignments) },
        { label: text('reports.policies.acknowledged'), value: count(acknowledged) },
        { label: text('reports.policies.notAcknowledged'), value: count(assignments - acknowledged) },
        { label: word('leftOut.disabled'), value: count(leftOut.disabled) },
        { label: word('leftOut.kept'), value: count(leftOut.kept) },
      ],
      charts: [],
      ...(revision.html !== '' && {
        text: {
          title: word('text', { number: revisionNumber }),
          language: revision.language,
          blocks: textBlocks(revision.html),
        },
      }),
      tables: [peopleTable(record, words), ...(earlier.length > 0 ? [earlierTable(record, words)] : [])],
    },
  };
};
