import { panelLimits } from '../panel.ts';

/** Limits of phishing simulations. */
export const simulationLimits = {
  /** Cards of one request: a tab shows all. */
  campaignsPageSize: 250,
  /** Templates that a one-time campaign sends, chosen one by one. */
  oneTimeTemplates: { min: 1, max: 10 },
  /** Templates that a company may have made, with the deleted ones that a round had. */
  ownTemplates: 1000,
  /** Landing pages that a company may have made, with the deleted ones. */
  ownLandings: 200,
  /** Names and addresses in a message about which its author is warned. */
  peopleFound: 20,
  /** Numbers of working days on which a round may be sent; or all of them. */
  sendingDays: [1, 2, 3, 4, 5, 10],
  /** The offered hours: from 9 AM to 5 PM where each person is. */
  hours: { start: 9, end: 17 },
  /** How many days a campaign that is sent once has for it. */
  onceDays: 30,
  /** The last working days of an entire round are kept free, for what was missed. */
  spareDays: 2,
  /** Events count until this many days after the end of a round. */
  countsAfterDays: 14,
  /** What single people did is erased so many months after its round no longer counts; each company may choose. */
  peopleMonths: { min: 6, usual: 24, max: 36 },
  /** A smart campaign starts at most this many days ahead. */
  startsWithinDays: 366,
  /** Nobody gets a template again within this many months while there is another one. */
  sameTemplateMonths: 12,
  /** Mails that are shown before a launch. */
  examples: 10,
  /** People whose messages one transaction plans. */
  planChunk: 10_000,
  /** A round is planned this long before it is morning for the first of its people. */
  plansAheadMinutes: 60,
  /** Messages that a sender takes in a minute, by what it is; a mailbox at Microsoft also has a number for a day. */
  pace: { house: 300, smtp: 60, graph: 30 },
  graphPerDay: 10_000,
  /** While several domains wait, none gets more than this part of the pace. */
  domainShare: 0.5,
  /** How long a sender that is too fast for its server is slowed down, and how it recovers. */
  slowMinutes: 15,
  recoverEveryMinutes: 5,
  /** Days after which a simulation that waits for approval is archived. */
  suggestionDays: 30,
  /** Days on which a company sends nothing, beside those of its week. */
  quietDays: 400,
  /** Networks of which a company says what comes from there, and the shortest prefixes that they may have. */
  networks: 50,
  widestNetwork: { ipv4: 8, ipv6: 32 },
  /** Rows of a page of a report. */
  reportPageSize: 25,
  /** Fewer people than this show no rates: they would tell what single people did. */
  fewestPeople: 5,
  /** Events of one message that are shown. */
  shownEvents: 200,
  /** Groups of events on a page of what is to review, and verdicts on a page of theirs. */
  reviewPageSize: 25,
  /** A verdict about events of at most so many messages is followed at once; about more, by a job. */
  judgedAtOnce: 500,
  /**
   * Rules by which who was phished joins a group: how many a company may have, the months that people may stay, and for how many days after
   * joining the same rule leaves a person alone.
   */
  followUp: { rules: 10, months: [1, 3, 6, 12], cooldownDays: 90 },
  /** The mailbox of reports: how often it is looked at, and what of a mail is looked at: of larger ones the beginning. */
  reportMailbox: { everyMinutes: 2, mailBytes: 5 * 1024 * 1024, levels: 4, parts: 50, recognisedDays: 30, testsPerMinute: 10 },
  /**
   * The report button in Outlook and Gmail: reports of one company from one network, mails of one company that are passed on, and the size of
   * such a mail. Anybody may begin a trial, and the mails go to an address of their choice.
   */
  reportAddin: { perMinute: 30, passedOnPerMinute: 120, passedOnInTrialPerHour: 20, mailBytes: 5 * 1024 * 1024 },
  /** Addresses of one file of people who reported a round. */
  reportersPerFile: 5000,
  searchDebounceMs: panelLimits.commonSearchDebounceMs,
} as const;

/** In the order of their bits: Monday is 1, Sunday 64. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
export const weekdaysOf = (bits: number): Weekday[] => weekdays.filter((_, index) => bits & (1 << index));
export const bitsOf = (days: readonly Weekday[]): number => days.reduce((bits, day) => bits | (1 << weekdays.indexOf(day)), 0);

/** Days of the week on which mails leave. */
const mondayToFriday = 0b0011111;
const sundayToThursday = 0b1001111;
/** Countries whose week begins on Sunday. */
const sundayCountries = ['BH', 'DZ', 'EG', 'IL', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SA', 'SD', 'SY', 'YE'];

/** The working days of a company that has not set them, by its country. */
export const usualWorkingDays = (country: string | null): number =>
  country !== null && sundayCountries.includes(country) ? sundayToThursday : mondayToFriday;
export const workingWeeks = { usual: mondayToFriday, sunday: sundayToThursday, sundayCountries } as const;
