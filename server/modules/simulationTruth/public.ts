/** What touched simulated mails: the events of their links and pictures, and what they say. */
export { forgetEvents } from './forgetEvents.ts';
export { type Intake, openIntake } from './intake.ts';
export { judgeDue } from './judgeDue.ts';
export { bitsOf, type Signal } from './signals.ts';
export { factsOf } from './requestFacts.ts';
export { isJudgementDue, judgeSimulations } from './waiting.ts';
