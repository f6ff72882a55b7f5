import type { LurePlan } from '../../shapes.ts';

export const plans = {
  'storage-cleanup': {
    type: 'CORPORATE',
    difficulty: 1,
    senderLocal: 'storage',
    landing: 'teach',
    head: { brand: '{{companyName}}', color: '#1f3a5f' },
  },
  'update-required': {
    type: 'CORPORATE',
    difficulty: 1,
    senderLocal: 'it-updates',
    landing: 'teach',
    head: { brand: '{{companyName}}', color: '#1f3a5f' },
  },
  'held-messages': {
    type: 'CORPORATE',
    difficulty: 2,
    senderLocal: 'mail-filter',
    landing: 'continue',
    head: { brand: '{{companyName}}', color: '#0f5e6b' },
  },
  'new-sign-in': {
    type: 'CORPORATE',
    difficulty: 2,
    senderLocal: 'security',
    landing: 'teach',
    head: { brand: '{{companyName}}', color: '#1f3a5f' },
  },
  'meeting-tool': {
    type: 'CORPORATE',
    difficulty: 3,
    senderLocal: 'it-service',
    landing: 'continue',
    head: { brand: '{{companyName}}', color: '#1d4ed8' },
  },
  'ticket-answer': {
    type: 'CORPORATE',
    difficulty: 3,
    senderLocal: 'helpdesk',
    landing: 'continue',
  },
} as const satisfies Record<string, LurePlan>;
