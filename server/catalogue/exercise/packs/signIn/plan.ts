import type { PackPlan } from '../../shapes.ts';

export const plan = {
  slug: 'sign-in',
  difficulty: 2,
  messages: {
    'shared-document': {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'share@papershelf-docs.example',
      link: 'https://papershelf-docs.example/open',
      head: { brand: 'Papershelf', color: '#1d4ed8' },
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'approval-requests': {
      layout: 'SMS',
      difficulty: 2,
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'new-device': {
      layout: 'EMAIL',
      difficulty: 3,
      from: 'security@papershelf.example',
      head: { brand: 'Papershelf', color: '#1d4ed8' },
      statuses: ['PARTIAL', 'CORRECT', 'WRONG', 'CORRECT'],
    },
    voicemail: {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'noreply@ringloft-voice.example',
      link: 'https://ringloft-voice.example/play',
      head: { brand: 'Ringloft', color: '#0f5e6b' },
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'scan-to-renew': {
      layout: 'EMAIL',
      difficulty: 2,
      from: 'it-security@company-mfa.example',
      link: 'https://company-mfa.example/renew',
      head: { color: '#1f3a5f' },
      statuses: ['PARTIAL', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'password-changed': {
      layout: 'EMAIL',
      difficulty: 3,
      from: 'service-desk@cornpany.example',
      link: 'https://cornpany.example/restore',
      statuses: ['CORRECT', 'PARTIAL', 'CORRECT', 'WRONG'],
    },
    'session-code': {
      layout: 'SMS',
      difficulty: 1,
      statuses: ['PARTIAL', 'PARTIAL', 'WRONG', 'CORRECT'],
    },
  },
} as const satisfies PackPlan;
