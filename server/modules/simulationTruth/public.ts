/** What touched simulated mails: the events of their links and pictures, and what they say. */
export { forgetEvents } from './forgetEvents.ts';
export { erasePeople } from './erasePeople.ts';
export { openIntake, type Touch } from './intake.ts';
export { judge } from './judge.ts';
export { judgeDue } from './judgeDue.ts';
export { recordReports, type ReportOutcome, type ReportWay } from './recordReports.ts';
export { reviewHandlers } from './review/index.ts';
export { sourceOf } from './source.ts';
export type { TruthEvent } from './story.ts';
export { bitsOf, type Signal } from './signals.ts';
export { networkOf } from './networks.ts';
export { classOfCompany, holdsEvent, narrowestNetwork, plainAddress } from './companyNetworks.ts';
export { judgeCompanyAgain } from './review/judgeCompanyAgain.ts';
export { factsOf } from './requestFacts.ts';
export { isJudgementDue, judgeSimulations } from './waiting.ts';
