import type { SimulationCampaign } from '#contract/simulation/campaigns';
import type { SimulationStage } from '#contract/simulation/states';

type Reading = Pick<SimulationCampaign, 'stage' | 'startsAt' | 'schedule' | 'usersCount' | 'sent'>;
type Ended = Pick<SimulationCampaign, 'startDate' | 'startsAt' | 'archivedAt'>;

/** Whether a campaign has begun, which is when it has a report. */
export const hasBegun = ({ stage, startsAt }: Reading): boolean => stage !== 'draft' && Date.parse(startsAt) <= Date.now();

/** Whether an archived campaign had started, though no mail of it had left. */
export const endedEarly = ({ startDate, startsAt, archivedAt }: Ended): boolean =>
  startDate !== null && archivedAt !== null && Date.parse(startsAt) <= Date.parse(archivedAt);

const moving: readonly SimulationStage[] = ['preparing', 'sending'];
/** Its percentage and its figures change by themselves. */
export const isMoving = ({ stage }: Reading): boolean => moving.includes(stage);

/** Something of it will be sent, now or in a further round. */
export const canPause = ({ stage, schedule }: Reading): boolean =>
  stage === 'scheduled' || moving.includes(stage) || (stage === 'all_sent' && schedule !== 'once');

/** Mails of its round may be waiting. */
export const hasUnsent = ({ stage, usersCount, sent }: Reading): boolean =>
  stage === 'sending' || (stage === 'paused' && usersCount > sent);
