import type { RequestStatus } from '#contract/help/support';
import type { Tone } from '#contract/tones';

/** i18n-keys: help.statuses.* */
export const requestTones = { open: 'warning', closed: 'neutral' } as const satisfies Record<RequestStatus, Tone>;
