import type { LurePlan } from '../../shapes.ts';

export const plans = {
  'parcel-fee': {
    type: 'CONSUMER',
    difficulty: 1,
    senderLocal: 'service',
    landingKind: 'teach',
    head: { color: '#9a3412' },
  },
  'points-expire': {
    type: 'CONSUMER',
    difficulty: 1,
    senderLocal: 'rewards',
    landingKind: 'teach',
    head: { color: '#14532d' },
  },
  'delivery-day': {
    type: 'CONSUMER',
    difficulty: 2,
    senderLocal: 'delivery',
    landingKind: 'continue',
    head: { color: '#9a3412' },
  },
  'unknown-order': {
    type: 'CONSUMER',
    difficulty: 2,
    senderLocal: 'orders',
    landingKind: 'teach',
    head: { color: '#6b21a8' },
  },
  'parcel-shop': {
    type: 'CONSUMER',
    difficulty: 3,
    senderLocal: 'pickup',
    landingKind: 'continue',
    head: { color: '#9a3412' },
  },
  'return-question': {
    type: 'CONSUMER',
    difficulty: 3,
    senderLocal: 'returns',
    landingKind: 'continue',
    head: { color: '#1f2933' },
  },
} as const satisfies Record<string, LurePlan>;
