import { dayMs } from '#contract/kit/durations';

interface Family {
  agent: RegExp;
  /** The version that came out on that day; the next ones follow after so many days each. A little too slow is meant: it makes nobody old. */
  released: { major: number; on: string; everyDays: number };
  /** Since which version it sends `Sec-Fetch-…`. */
  fetchMetadataSince: number;
}

/** Browsers that count their versions fast enough for an old one to say something. Safari does not. */
const families: readonly Family[] = [
  { agent: /\bFirefox\/(\d+)/, released: { major: 132, on: '2024-10-29', everyDays: 30 }, fetchMetadataSince: 90 },
  // Edge, Opera and most others name the version of Chrome that they are made of.
  { agent: /\bChrome\/(\d+)/, released: { major: 131, on: '2024-11-12', everyDays: 32 }, fetchMetadataSince: 80 },
  { agent: /\bVersion\/(\d+)[\d.]* .*Safari\//, released: { major: 18, on: '2024-09-16', everyDays: 365 }, fetchMetadataSince: 17 },
];

function readVersion(agent: string | null): { family: Family; major: number } | null {
  for (const family of families) {
    const found = agent === null ? null : family.agent.exec(agent);
    if (found) return { family, major: Number(found[1]) };
  }
  return null;
}

/** How many versions a browser was behind at a moment. Zero of a program that is no such browser. */
export function majorsBehind(agent: string | null, at: Date): number {
  const version = readVersion(agent);
  if (!version) return 0;
  const { major, on, everyDays } = version.family.released;
  const days = (at.getTime() - Date.parse(on)) / dayMs;
  return Math.max(0, major + Math.floor(days / everyDays) - version.major);
}

/** Whether a browser of this version sends `Sec-Fetch-…` with a request over https. */
export function sendsFetchMetadata(agent: string | null): boolean {
  const version = readVersion(agent);
  return version !== null && version.major >= version.family.fetchMetadataSince;
}
