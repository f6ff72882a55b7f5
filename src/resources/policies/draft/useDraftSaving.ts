import { useCallback, useEffect, useRef, useState } from 'react';
import { type PolicyDetails, saveDraft } from '#contract/policies/policies';
import { policyLimits } from '#contract/policies/limits';
import { callEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { usePolicy } from '../usePolicy.ts';
import { bodyOf, type DraftContent, type DraftStart } from './draftContent.ts';

export interface DraftSaving {
  content: DraftContent;
  change: (part: Partial<DraftContent>) => void;
  isDirty: boolean;
  isSaving: boolean;
  savedAt: string | null;
  failure: unknown;
  /** What somebody else has saved meanwhile; nothing is saved until one of the two is chosen. */
  theirs: PolicyDetails | undefined;
  /** Saves what is written; false if that is refused. */
  save: () => Promise<boolean>;
  /** Whether this is the draft that was read or saved here. Another one is offered as `theirs`. */
  isSeen: (policy: PolicyDetails) => boolean;
  /** Saves it over the other one. */
  saveMine: () => Promise<boolean>;
}

/**
 * Keeps a draft on the server: ten seconds after a change, and when `save` is called. What is written is never replaced by what comes
 * back, and stays where it is when saving is refused.
 */
export function useDraftSaving(policyId: string, start: DraftStart): DraftSaving {
  const [content, setContent] = useState<DraftContent>(start);
  const [saved, setSaved] = useState<DraftContent>(content);
  const [savedAt, setSavedAt] = useState(start.savedAt);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [theirs, setTheirs] = useState<PolicyDetails>();
  const [isSaving, setSaving] = useState(false);
  const edit = useRef(start.edit);
  const latest = useRef(content);
  const running = useRef<Promise<boolean>>(undefined);
  const hasSaved = useRef(false);
  const { refetch } = usePolicy(policyId);
  const reread = useRef(refetch);
  reread.current = refetch;
  const refreshAll = useRefreshAll();
  // Lists, and the page of the policy, show the state of its draft.
  useEffect(() => () => void (hasSaved.current && refreshAll()), [refreshAll]);

  const send = useCallback(async () => {
    const sent = latest.current;
    const body = bodyOf(sent, start, edit.current);
    if (!body) return true;
    setSaving(true);
    try {
      const policy = await callEndpoint(saveDraft, { params: { policyId }, body });
      hasSaved.current = true;
      edit.current = policy.edit;
      setSaved(sent);
      setSavedAt(policy.draft?.savedAt ?? null);
      setFailure(undefined);
      return true;
    } catch (error) {
      if (isHeedError(error, 'draft_changed')) setTheirs((await reread.current()).data);
      else setFailure({ error });
      return false;
    } finally {
      setSaving(false);
    }
  }, [policyId, start]);

  // One after the other: a second call would be refused for the first one’s change.
  const save = useCallback(async () => {
    while (running.current) await running.current.catch(() => false);
    running.current = send().finally(() => (running.current = undefined));
    return running.current;
  }, [send]);

  const isDirty = content !== saved;
  const isStopped = theirs !== undefined;
  useEffect(() => {
    if (!isDirty || isStopped) return undefined;
    const timer = setTimeout(() => void save(), policyLimits.autosaveSeconds * 1000);
    return () => clearTimeout(timer);
    // `saved` and `failure`: what was written while the last call ran, or failed, waits for the next one.
  }, [isDirty, isStopped, saved, failure, save]);

  return {
    content,
    change: (part) => {
      latest.current = { ...latest.current, ...part };
      setContent(latest.current);
    },
    isDirty,
    isSaving,
    savedAt,
    failure: failure?.error,
    theirs,
    save,
    isSeen: (policy) => {
      const isSame = policy.edit === edit.current;
      if (!isSame) setTheirs(policy);
      return isSame;
    },
    saveMine: async () => {
      edit.current = theirs?.edit ?? edit.current;
      setTheirs(undefined);
      return save();
    },
  };
}
