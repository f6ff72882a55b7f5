/**
 * The rounds of the games, in order, by the names of their pictures (scripts/media/games.mjs). Ids of questions are derived from their place:
 * add rounds at the end.
 */

/** The words that the picture of a situation has, the same in every language. */
export const situations = {
  password: 'Lumora IT <it-desk@accounts-notice.test> → accounts-notice.test/keep',
  invoice: 'Brightline Paper <billing@brightline.example>, INV-2048.pdf',
  boss: 'Marta K., +44 7700 900142',
  parcel: 'SMS, +44 7700 900816 → parcel-fee.test/71',
  parking: 'QR → park-pay.test',
  prompts: '02:14, Lumora × 3',
  document: 'lumora.example.files-share.test/login',
  attachment: 'Jonas Weil <jonas.weil@post.example>, cv-weil.pdf.html',
  support: 'IT Support, +44 20 7946 0188',
  teamday: 'Lumora People Team <people@lumora.example> → intranet.lumora.example/team-day',
} as const;
export type Situation = keyof typeof situations;

/** Whether a scene is faked. */
export const scenes = {
  director: true,
  product: false,
  voice: true,
  callback: false,
  applicant: true,
  townhall: false,
  helpdesk: true,
} as const;
export type Scene = keyof typeof scenes;
