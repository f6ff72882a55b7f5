/** What touched a message of a simulation, and who or what did. */
export const eventKinds = ['pixel', 'link', 'trap', 'continue', 'seen', 'report'] as const;
export type EventKind = (typeof eventKinds)[number];

/** What a message shows at the end, as reports count it; each of the first three is part of the one before it. */
export const messageEvents = ['opened', 'clicked', 'phished', 'reported'] as const;
export type MessageEvent = (typeof messageEvents)[number];

/** Clean figures count what people did, raw ones everything that touched a message. */
export const figureKinds = ['clean', 'raw'] as const;
export type FigureKind = (typeof figureKinds)[number];

export const eventClasses = ['human', 'scanner', 'unknown'] as const;
export type EventClass = (typeof eventClasses)[number];

/** The rules that decide on an event, in their order: the first that holds. What an admin said comes before all others. */
export const eventRules = [
  'verdict',
  'report',
  'image_proxy',
  'image_proxy_on_view',
  'trap',
  'agent',
  'network',
  'method',
  'no_page',
  'interaction',
  'too_fast',
  'all_links',
  'after_report',
  'two_signs',
  'stayed',
  'none',
] as const;
export type EventRule = (typeof eventRules)[number];
/** The others, which need nobody. */
export type JudgeRule = Exclude<EventRule, 'verdict'>;

/** Thresholds of the rules. */
export const truthLimits = {
  /** A link or picture that is fetched so soon after the mail was taken was not read by anybody. */
  tooFastSeconds: 10,
  /** Until then a fetch is a sign of a program, from then on plausible for a person. */
  plausibleSeconds: 60,
  /** Links of so many people from one source within so many seconds are a burst. */
  burst: { people: 5, seconds: 60 },
  /** A page that was visible for so long was read. */
  visibleSeconds: 5,
  /** A press of the button so long after its page came was a person’s. */
  pressSeconds: 2,
  /** The trap speaks against what the same source does within so many seconds. */
  trapSeconds: 60,
  /** Several links, or HEAD and GET, within so many seconds were followed by a program. */
  togetherSeconds: 2,
  /** Who analyses a reported mail follows its links from shortly before the report reaches us until so many hours after it. */
  afterReport: { secondsBefore: 60, hours: 24 },
  /** A browser that is so many major versions old is rarely a person’s. */
  oldMajors: 20,
  /** A message is judged when it was quiet for so long, or at the latest after so long. */
  judge: { quietSeconds: 15, atMostSeconds: 60 },
  /** Agents, sources and hashes are erased after so many days, events after so many months. */
  keep: { sourceDays: 90, eventMonths: 13 },
} as const;
