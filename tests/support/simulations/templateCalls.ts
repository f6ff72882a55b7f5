import { randomUUID } from 'node:crypto';
import type { Known } from '../calls/validCalls.ts';

type Body = Record<string, unknown>;

/** As parts of a form: what is no text is JSON. */
const template = (): Body => ({
  name: `Lure ${randomUUID()}`,
  language: 'en',
  senderName: 'IT of {{companyName}}',
  senderLocal: 'it-service',
  subject: 'Your mailbox is full, {{firstName}}',
  html: '<p>Please <a href="https://mailbox.example">make room</a></p>',
  designData: '{"pages":[]}',
  callouts: '[]',
  landingKind: 'teach',
});
const landing = (): Body => ({
  name: `Page ${randomUUID()}`,
  kind: 'teach',
  language: 'en',
  title: 'This was a test',
  paragraph: 'Nothing bad has happened.',
  middleText: null,
  buttonText: null,
  isDefault: false,
});

/** Bodies that the contract accepts, of the calls about templates and landing pages of simulations. */
export const templateBodies: Record<string, (known: Known) => Body> = {
  'simulationTemplates.create': template,
  'simulationTemplates.update': template,
  'simulationTemplates.preview': () => ({ html: '<p>Please make room</p>', anchors: ['room'] }),
  'simulationTemplates.clean': () => ({ html: '<p>Your mailbox is full.</p>' }),
  'simulationTemplates.rateDifficulty': () => ({
    premise: { process: 2, relevance: 4, events: 0, concern: 8, warned: 6 },
    difficulty: 2,
  }),
  'simulationLandings.create': landing,
  'simulationLandings.update': landing,
};

const page = { order: 'ASC', pageNumber: '1', pageSize: '10', orderBy: 'name', search: 'a' };

/** Query values that the contract accepts, of the same calls. */
export const templateQueries: Record<string, Record<string, string>> = {
  'simulationTemplates.list': { ...page, types: 'CUSTOM', difficulties: '2', languages: 'pt-br' },
  'simulationLandings.list': { ...page, kinds: 'teach', languages: 'de' },
  // Another company in the query is not reachable, so the example has none.
  'simulationLandings.listLoginPages': {},
};
