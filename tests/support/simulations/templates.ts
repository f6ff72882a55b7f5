import type { UploadedFile } from '../calls/uploads.ts';

type Parts = Record<string, string | UploadedFile | undefined>;

/** The parts that save a template of simulations; all can be overridden. */
export const lureParts = (own: Parts = {}): Parts => ({
  name: 'Mailbox full',
  language: 'en',
  senderName: 'IT of {{companyName}}',
  senderLocal: 'it-service',
  subject: 'Your mailbox is full, {{firstName}}',
  html: '<p>Hello {{firstName}}</p><p>You have until <b>tonight</b>: <a href="https://mailbox.example/login" title="Our portal">make room</a></p>',
  designData: JSON.stringify({ pages: [{ id: 'one' }] }),
  callouts: JSON.stringify([
    { anchor: '', description: 'Who is this?', orderNumber: 0, place: 'HEADER' },
    { anchor: 'until tonight', description: 'It hurries you', orderNumber: 1, place: 'BODY' },
  ]),
  landingKind: 'teach',
  ...own,
});
