import type { Policy } from '#contract/policies/policies';

/** The revision that has yet to begin, if there is one. No other can be published before it is withdrawn. */
export const waitingOf = ({ state, current, scheduled }: Policy) => (state === 'scheduled' ? current : scheduled);
