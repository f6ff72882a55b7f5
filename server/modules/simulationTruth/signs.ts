import { majorsBehind, sendsFetchMetadata } from './browsers.ts';
import { networkFor } from './networks.ts';
import { hasSignal } from './signals.ts';
import { isPicture, sinceSent, type Story, type TruthEvent } from './story.ts';

export type Sign = 'network' | 'burst' | 'old_browser' | 'no_language' | 'no_fetch_metadata' | 'soon';

/**
 * What speaks for a program, but not alone: each of these happens to people as well. Mail programs name no language and send none of the
 * headers of browsers, so pictures are only judged by network and time.
 */
const signs: Record<Sign, (event: TruthEvent, story: Story) => boolean> = {
  // A person behind an isolated browser or a VPN comes from such a network, too; where the company said so, it is no sign.
  network: (event) => event.companySays !== 'own' && networkFor(event)?.certainty === 'sign',
  // As does an office behind one address, at nine o’clock.
  burst: (event, { peopleOf, limits }) =>
    event.companySays !== 'own' &&
    !isPicture(event) &&
    event.sourceHash !== null &&
    peopleOf(event.sourceHash, event.at) >= limits.burst.people,
  old_browser: (event, { limits }) => !isPicture(event) && majorsBehind(event.agent, event.at) > limits.oldMajors,
  no_language: (event) => !isPicture(event) && hasSignal(event.signals, 'noLanguage'),
  no_fetch_metadata: (event) =>
    !isPicture(event) &&
    hasSignal(event.signals, 'https') &&
    hasSignal(event.signals, 'noFetchMetadata') &&
    sendsFetchMetadata(event.agent),
  soon: (event, story) => sinceSent(event, story) < story.limits.plausibleSeconds,
};

export const signsOf = (event: TruthEvent, story: Story): Sign[] =>
  (Object.keys(signs) as Sign[]).filter((sign) => signs[sign](event, story));
