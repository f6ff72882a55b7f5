import { useEffect, useMemo, useState } from 'react';
import { collapse, occurrencesOf } from '#contract/messageTemplates/anchors';
import { messageLimits } from '#contract/messageTemplates/limits';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { visibleText } from '~/features/message-preview/public.ts';
import type { BodyCallout, MessageForm } from './messageRules.ts';

type Found = { kind: 'none' | 'twice' } | { kind: 'within'; number: number };

/** What is wrong with the anchor of a callout: not in the text, named twice, or part of another one. Undefined for an empty one. */
export function anchorProblem(text: string, callouts: readonly BodyCallout[], at: number): Found | undefined {
  const anchors = callouts.map(({ anchorText }) => collapse(anchorText));
  const own = anchors[at] ?? '';
  if (own === '') return undefined;
  if (occurrencesOf(text, own).length === 0) return { kind: 'none' };
  const others = anchors.map((anchor, index) => ({ anchor, index })).filter(({ index, anchor }) => index !== at && anchor !== '');
  if (others.some(({ anchor }) => anchor.toLowerCase() === own.toLowerCase())) return { kind: 'twice' };
  const around = others.find(({ anchor }) => anchor.includes(own));
  return around && { kind: 'within', number: around.index + 1 };
}

type Watched = Pick<MessageForm, 'html' | 'bodyCallouts' | 'isBodyCalloutsEnabled'>;
export interface AnchorCheck {
  /** The sentence for each callout of the body. */
  problems: readonly (string | undefined)[];
  /** True from a change until it has been looked at. */
  isWaiting: boolean;
  isFine: boolean;
  /** What each callout marks in the message; empty where that is nothing. */
  marked: readonly string[];
}

/** Looks for the anchors in the message, a moment after the last change. */
export function useAnchorCheck({ html, bodyCallouts, isBodyCalloutsEnabled }: Watched): AnchorCheck {
  const { t } = useTranslation();
  const content = useMemo(
    () => JSON.stringify([html, bodyCallouts, isBodyCalloutsEnabled]),
    [html, bodyCallouts, isBodyCalloutsEnabled],
  );
  const [done, setDone] = useState<{ content: string; found: (Found | undefined)[]; marked: string[] }>();
  useEffect(() => {
    const look = () => {
      const text = isBodyCalloutsEnabled ? visibleText(html) : '';
      const found = isBodyCalloutsEnabled ? bodyCallouts.map((_, at) => anchorProblem(text, bodyCallouts, at)) : [];
      const marked = found.map((problem, at) => (problem ? '' : collapse(bodyCallouts[at]?.anchorText ?? '')));
      setDone({ content, found, marked });
    };
    const timer = setTimeout(look, messageLimits.calloutDebounceMs);
    return () => clearTimeout(timer);
    // `content` stands for everything that is looked at.
  }, [content, html, bodyCallouts, isBodyCalloutsEnabled]);
  const isWaiting = isBodyCalloutsEnabled && done?.content !== content;
  const problems = (done?.found ?? []).map((found) => {
    if (found?.kind === 'none') return t('exercise.editor.errors.noMatch');
    if (found?.kind === 'twice') return t('exercise.editor.errors.notUnique');
    return found?.kind === 'within' ? t('exercise.editor.errors.contained', { number: found.number }) : undefined;
  });
  const isFine = !isWaiting && problems.every((problem) => problem === undefined);
  return { problems, isWaiting, isFine, marked: done?.marked ?? [] };
}
