import type { PolicyDetails, PolicyDraft, PolicyPreset } from '#contract/policies/policies';
import type { Revision, RevisionDetails } from '#contract/policies/revisions';

export const policyId = '33333333-3333-4333-8333-333333333333';
export const revisionId = '44444444-4444-4444-8444-444444444444';
const at = '2026-11-02T09:00:00.000Z';

/** A preset draft whose security contact is not filled; override what a test needs. */
export const someDraft = (part: Partial<PolicyDraft> = {}): PolicyDraft => ({
  source: 'preset',
  language: 'en',
  html: '<p>Acme expects it. Write to {{securityContact}}.</p>',
  places: { companyName: 'Acme' },
  openPlaces: ['securityContact'],
  file: null,
  changeNote: '',
  savedAt: at,
  savedByName: 'Ada Admin',
  isUnchanged: false,
  ...part,
});

/** A policy that was never published. */
export const somePolicy = (part: Partial<PolicyDetails> = {}): PolicyDetails => ({
  id: policyId,
  name: 'Desk and screens',
  source: 'preset',
  language: 'en',
  presetId: 'clean-desk',
  state: 'draft',
  hasDraft: true,
  current: null,
  scheduled: null,
  ownerId: null,
  ownerName: null,
  reviewMonths: 12,
  nextReviewOn: null,
  isReviewDue: false,
  createdAt: at,
  draft: someDraft(),
  edit: 1,
  presetEdition: 1,
  libraryEdition: 1,
  ...part,
});

/** The first revision, in force, of which nine of twelve people have acknowledged. */
export const someRevision = (part: Partial<Revision> = {}): Revision => ({
  id: revisionId,
  policyId,
  number: 1,
  name: 'Desk and screens',
  status: 'running',
  source: 'text',
  language: 'en',
  changeNote: 'First text',
  asksAgain: true,
  approvedBy: 'Ada Admin',
  approvedOn: '2026-11-01',
  startsAt: at,
  publishedAt: at,
  publishedByName: 'Ada Admin',
  endedAt: null,
  contentSha256: 'a'.repeat(64),
  minMinutes: 0,
  assignmentType: 'all_users',
  departments: [],
  groups: [],
  daysToComplete: 7,
  notification: { isEnabled: true, subject: '', message: '' },
  assignments: 12,
  acknowledged: 9,
  overdue: 1,
  averageAcknowledge: 2.5,
  kept: 0,
  ...part,
});

export const someRevisionText = (part: Partial<RevisionDetails> = {}): RevisionDetails => ({
  ...someRevision(),
  html: '<p>Lock your screen.</p>',
  places: {},
  file: null,
  ...part,
});

export const somePresets: PolicyPreset[] = [
  {
    id: 'clean-desk',
    edition: 1,
    texts: [
      {
        language: 'en',
        name: 'Desk and screens',
        summary: 'What stays on the desk, and what does not.',
        notice: 'A starting point, not legal advice.',
        html: '<p>{{companyName}} expects it. Write to {{securityContact}}.</p>',
        words: 7,
      },
    ],
  },
];
