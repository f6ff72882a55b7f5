import { useState } from 'react';
import { listPolicyPresets, type PolicyDetails } from '#contract/policies/policies';
import { getRevision } from '#contract/policies/revisions';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { type DraftStart, startOfDraft, startOfRevision } from './draftContent.ts';
import { DraftEditor } from './DraftEditor.tsx';

/** Writes the draft of a policy. */
export function DraftPage({ policy }: { policy: PolicyDetails }) {
  // Fixed when the page opens: later replies, with what this page has saved, replace nothing that somebody writes.
  const [opened] = useState(policy);
  const [theirs, setTheirs] = useState<{ start: DraftStart; count: number }>();
  const take = (start: DraftStart) => setTheirs({ start, count: (theirs?.count ?? 0) + 1 });
  if (theirs) return <DraftEditor key={theirs.count} policy={policy} start={theirs.start} onTake={take} />;
  if (opened.draft) return <Begun policy={policy} opened={opened} draft={opened.draft} onTake={take} />;
  if (opened.current) return <FromRevision policy={policy} opened={opened} revisionId={opened.current.id} onTake={take} />;
  return null;
}

interface FromProps {
  policy: PolicyDetails;
  /** As it was when the page opened. */
  opened: PolicyDetails;
  onTake: (start: DraftStart) => void;
}

function Begun({ policy, opened, draft, onTake }: FromProps & { draft: NonNullable<PolicyDetails['draft']> }) {
  const [start] = useState(() => startOfDraft(opened, draft));
  return <DraftEditor policy={policy} start={start} onTake={onTake} />;
}

function FromRevision({ policy, opened, revisionId, onTake }: FromProps & { revisionId: string }) {
  const revision = useEndpoint(getRevision, { params: { policyId: opened.id, revisionId } });
  const isPreset = opened.presetId !== null && opened.source === 'preset';
  const presets = useEndpoint(listPolicyPresets, {}, { enabled: isPreset });
  const [start, setStart] = useState<DraftStart>();
  const error = revision.error ?? presets.error;
  if (!start && revision.data && (!isPreset || presets.data)) {
    const texts = presets.data?.find(({ id }) => id === opened.presetId)?.texts;
    const library = texts?.find(({ language }) => language === revision.data.language)?.html;
    setStart(startOfRevision(opened, revision.data, library));
  }
  if (!start) return error ? <ErrorAlert error={error} onRetry={() => void revision.refetch()} /> : <PageSkeleton />;
  return <DraftEditor policy={policy} start={start} onTake={onTake} />;
}
