import type { LurePlan } from '../../shapes.ts';

export const plans = {
  'storage-cleanup': {
    type: 'CORPORATE',
    difficulty: 1,
    senderLocal: 'storage',
    landingKind: 'teach',
    head: { brand: '{{companyName}}', color: '#1f3a5f' },
  },
  'update-required': {
    type: 'CORPORATE',
    difficulty: 1,
    senderLocal: 'it-updates',
    landingKind: 'teach',
    head: { brand: '{{companyName}}', color: '#1f3a5f' },
  },
  'held-messages': {
    type: 'CORPORATE',
    difficulty: 2,
    senderLocal: 'mail-filter',
    landingKind: 'continue',
    head: { brand: '{{companyName}}', color: '#0f5e6b' },
  },
  'new-sign-in': {
    type: 'CORPORATE',
    difficulty: 2,
    senderLocal: 'security',
    landingKind: 'teach',
    head: { brand: '{{companyName}}', color: '#1f3a5f' },
  },
  'meeting-tool': {
    type: 'CORPORATE',
    difficulty: 3,
    senderLocal: 'it-service',
    landingKind: 'continue',
    head: { brand: '{{companyName}}', color: '#1d4ed8' },
  },
  'ticket-answer': {
    type: 'CORPORATE',
    difficulty: 3,
    senderLocal: 'helpdesk',
    landingKind: 'continue',
  },
} as const satisfies Record<string, LurePlan>;
