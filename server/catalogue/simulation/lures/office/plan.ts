import type { LurePlan } from '../../shapes.ts';

export const plans = {
  'parking-permit': {
    type: 'CORPORATE',
    difficulty: 1,
    senderLocal: 'facilities',
    landingKind: 'teach',
    head: { brand: '{{companyName}}', color: '#9a3412' },
  },
  'canteen-vote': {
    type: 'CORPORATE',
    difficulty: 1,
    senderLocal: 'canteen',
    landingKind: 'teach',
    head: { brand: '{{companyName}}', color: '#14532d' },
  },
  'lost-and-found': {
    type: 'CORPORATE',
    difficulty: 2,
    senderLocal: 'reception',
    landingKind: 'teach',
  },
  'desk-plan': {
    type: 'CORPORATE',
    difficulty: 2,
    senderLocal: 'workplace',
    landingKind: 'continue',
    head: { brand: '{{companyName}}', color: '#0f5e6b' },
  },
  'meeting-moved': {
    type: 'CORPORATE',
    difficulty: 3,
    senderLocal: 'calendar',
    landingKind: 'continue',
    head: { color: '#1d4ed8' },
  },
  'policy-read': {
    type: 'CORPORATE',
    difficulty: 3,
    senderLocal: 'hr',
    landingKind: 'continue',
    head: { brand: '{{companyName}}', color: '#1f3a5f' },
  },
} as const satisfies Record<string, LurePlan>;
