import type { LurePlan } from '../../shapes.ts';

export const plans = {
  'streaming-paused': {
    type: 'CONSUMER',
    difficulty: 1,
    senderLocal: 'membership',
    landingKind: 'teach',
    head: { color: '#6b21a8' },
  },
  'card-locked': {
    type: 'CONSUMER',
    difficulty: 1,
    senderLocal: 'security',
    landingKind: 'teach',
  },
  'hotel-request': {
    type: 'CONSUMER',
    difficulty: 2,
    senderLocal: 'reservations',
    landingKind: 'teach',
    head: { color: '#0f5e6b' },
  },
  'shared-album': {
    type: 'CONSUMER',
    difficulty: 2,
    senderLocal: 'share',
    landingKind: 'teach',
    head: { color: '#1d4ed8' },
  },
  'seat-changed': {
    type: 'CONSUMER',
    difficulty: 3,
    senderLocal: 'trips',
    landingKind: 'continue',
    head: { color: '#14532d' },
  },
  'bank-document': {
    type: 'CONSUMER',
    difficulty: 3,
    senderLocal: 'documents',
    landingKind: 'continue',
    head: { color: '#1f3a5f' },
  },
} as const satisfies Record<string, LurePlan>;
