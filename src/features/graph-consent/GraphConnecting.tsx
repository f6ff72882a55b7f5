import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '~/components/feedback/useToast.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './GraphConnecting.module.css';
import type { GraphAnswer } from './graphAnswer.ts';

interface Props {
  answer: GraphAnswer;
  /** Takes the answer at the server. */
  connect: (answer: { state: string; code: string }) => Promise<unknown>;
  /** Why that failed. */
  problemOf: (error: unknown) => string;
  texts: { denied: string; connecting: string; connected: string };
}

/** Whether the answer of Microsoft is being taken, and why it was not. */
function useConnecting({ answer, connect, texts: { connected } }: Props): { isPending: boolean; error: unknown } {
  const toast = useToast();
  const hasBegun = useRef(false);
  // State of our own: that of the action is lost when React mounts the page twice, as it does in development.
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({ isPending: 'code' in answer, error: null });
  useEffect(() => {
    if (hasBegun.current || 'failure' in answer) return;
    hasBegun.current = true;
    connect(answer).then(
      () => {
        setState({ isPending: false, error: null });
        toast.success(connected);
      },
      (error: unknown) => setState({ isPending: false, error }),
    );
  }, [answer, connect, toast, connected]);
  return state;
}

/** Goes on with the answer of Microsoft, once, and says what came of it. i18n-keys: whiteLabel.graph.failed, whiteLabel.graph.expired */
export function GraphConnecting(props: Props) {
  const { t } = useTranslation();
  const { answer, problemOf, texts } = props;
  const place = useRef<HTMLDivElement>(null);
  const { isPending, error } = useConnecting(props);
  const failureOf = (name: 'denied' | 'failed' | 'expired') => (name === 'denied' ? texts.denied : t(`whiteLabel.graph.${name}`));
  const failure = 'failure' in answer ? failureOf(answer.failure) : error !== null && problemOf(error);
  // The page begins at its top, and the card may be its last.
  useEffect(() => {
    if (failure || isPending) place.current?.scrollIntoView({ block: 'center' });
  }, [failure, isPending]);
  return (
    <div ref={place}>
      <Notice tone="danger">{failure}</Notice>
      {isPending && (
        <p className={css.busy} role="status">
          <CircularProgress size={16} />
          {texts.connecting}
        </p>
      )}
    </div>
  );
}
