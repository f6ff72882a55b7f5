import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { connectGraph } from '#contract/partners/graphSending';
import { useToast } from '~/components/feedback/useToast.ts';
import { useAction } from '~/dataProvider/index.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { type GraphAnswer, graphProblem } from './graphAnswer.ts';
import css from './whiteLabel.module.css';

/** Whether the answer of Microsoft is being taken, and why it was not. */
function useConnecting(answer: GraphAnswer): { isPending: boolean; error: unknown } {
  const { t } = useTranslation();
  const toast = useToast();
  const { email } = useSession().user;
  const hasBegun = useRef(false);
  const { mutateAsync } = useAction(connectGraph);
  // State of our own: that of the action is lost when React mounts the page twice, as it does in development.
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({ isPending: 'code' in answer, error: null });
  useEffect(() => {
    if (hasBegun.current || 'failure' in answer) return;
    hasBegun.current = true;
    mutateAsync({ body: answer }).then(
      () => {
        setState({ isPending: false, error: null });
        toast.success(t('whiteLabel.graph.connected', { email }));
      },
      (error: unknown) => setState({ isPending: false, error }),
    );
  }, [answer, mutateAsync, toast, t, email]);
  return state;
}

/**
 * Goes on with the answer of Microsoft, once, and says what came of it. i18n-keys: whiteLabel.graph.denied, whiteLabel.graph.failed,
 * whiteLabel.graph.expired
 */
export function GraphConnecting({ answer }: { answer: GraphAnswer }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { isPending, error } = useConnecting(answer);
  const failure = 'failure' in answer ? t(`whiteLabel.graph.${answer.failure}`) : error !== null && graphProblem(error);
  // The page begins at its top, and this card is its last.
  useEffect(() => {
    if (failure || isPending) place.current?.scrollIntoView({ block: 'center' });
  }, [failure, isPending]);
  return (
    <div ref={place}>
      <Notice tone="danger">{failure}</Notice>
      {isPending && (
        <p className={css.busy} role="status">
          <CircularProgress size={16} />
          {t('whiteLabel.graph.connecting')}
        </p>
      )}
    </div>
  );
}
