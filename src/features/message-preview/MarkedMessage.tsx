import type { LayoutType } from '#contract/messageTemplates/message';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import css from './preview.module.css';

export interface Message {
  layoutType: LayoutType;
  subject: string;
  fromName: string;
  /** The address of an e-mail, the number or name of an SMS. */
  from: string;
  html: string;
}

interface MarkedMessageProps {
  message: Message;
  /** What is marked in the body, in the order of the callouts; an empty one marks nothing. */
  anchors: readonly string[];
  isHeadMarked: boolean;
  isHeadStop?: boolean;
  /** Which callout stands out; see PreviewFrame. */
  fragment?: string;
}

/** Head and body of a message, with what its callouts are about marked. */
export function MarkedMessage({ message, anchors, isHeadMarked, isHeadStop = false, fragment = '' }: MarkedMessageProps) {
  const { t } = useTranslation();
  const { layoutType, subject, fromName, from, html } = message;
  return (
    <>
      <dl className={css.head} data-marked={isHeadMarked || undefined} data-stop={isHeadStop || undefined}>
        <dt>{t('exercise.preview.from')}</dt>
        <dd>
          {layoutType === 'EMAIL' && <bdi>{fromName}</bdi>} <bdi>{layoutType === 'EMAIL' ? `<${from}>` : from}</bdi>
        </dd>
        {layoutType === 'EMAIL' && (
          <>
            <dt>{t('exercise.editor.fields.subject')}</dt>
            <dd dir="auto">{subject}</dd>
          </>
        )}
      </dl>
      <PreviewFrame html={html} layoutType={layoutType} anchors={anchors} fragment={fragment} />
    </>
  );
}
