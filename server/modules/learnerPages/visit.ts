import { id } from '#contract/kit/endpoint';
import { companyTx, type Tx } from '../../db/tx.ts';
import type { LearnerVisit } from './visitor.ts';

/** An id in the path of the page; undefined for what is none. */
export const idIn = ({ params }: LearnerVisit, name: string): string | undefined => id.safeParse(params[name]).data;

/** A transaction of the learner’s company. */
export const forLearner = <T>(
  { services, visitor }: LearnerVisit,
  mode: 'read' | 'write',
  work: (tx: Tx) => Promise<T>,
): Promise<T> => companyTx(services.db, visitor.companyId, mode, work);

/** A day as the person writes it, in their time zone. */
export const dayOf = (moment: Date, { language, visitor: { timeZone } }: LearnerVisit): string =>
  new Intl.DateTimeFormat(language.code, { year: 'numeric', month: 'long', day: 'numeric', timeZone }).format(moment);
