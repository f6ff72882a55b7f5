/** What touched simulated mails: the events of their links and pictures, and what they say. */
export { type Intake, openIntake } from './intake.ts';
export { factsOf } from './requestFacts.ts';
