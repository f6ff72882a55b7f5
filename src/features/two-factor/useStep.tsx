import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { Cancelled } from '~/errors/cancelled.ts';
import { isHeedError } from '~/errors/heedError.ts';
import type { StepWords } from './StepDialog.tsx';

const load = withTexts('account', () => import('./StepDialog.tsx').then((m) => ({ default: m.StepDialog })));
const StepDialog = lazy(() => fetchedCode(load()));

interface Question extends StepWords {
  resolve: (verificationTokenId: string) => void;
  reject: (reason: Cancelled) => void;
}

interface Step {
  /**
   * Asks, and sends the change with the token of the step. Rejects with `Cancelled` when the person closes the question, and with the error
   * of `send`.
   */
  run: <T>(words: StepWords, send: (verificationTokenId: string) => Promise<T>) => Promise<T>;
  /** To be rendered beside the caller. */
  dialog: ReactNode;
}

/**
 * The question before calls with `needsStep: 'password'`: password, and the factor of people who have one. `isOfForm`: a change that the
 * server refused is sent again without another question, because the form shows what to correct.
 */
export function useStep({ isOfForm = false } = {}): Step {
  const [question, setQuestion] = useState<Question>();
  const [answer, setAnswer] = useState<{ give: () => void }>();
  const kept = useRef<string>(undefined);
  // Only once the dialog has closed: it gives the focus back, and a field that loses it then would lose the message of the server.
  useEffect(() => {
    if (!answer) return;
    setAnswer(undefined);
    answer.give();
  }, [answer]);
  const ask = (words: StepWords) => new Promise<string>((resolve, reject) => setQuestion({ ...words, resolve, reject }));
  const run: Step['run'] = async (words, send) => {
    const before = kept.current;
    kept.current = undefined;
    const token = before ?? (await ask(words));
    try {
      return await send(token);
    } catch (error) {
      const isOver = isHeedError(error, 'mfa_step_expired');
      if (isOver && before) return run(words, send);
      if (isOfForm && !isOver) kept.current = token;
      throw error;
    }
  };
  if (!question) return { run, dialog: null };
  const { resolve, reject, ...words } = question;
  const end = (give: () => void) => {
    setQuestion(undefined);
    setAnswer({ give });
  };
  return {
    run,
    dialog: (
      <Suspense fallback={null}>
        <StepDialog {...words} onDone={(token) => end(() => resolve(token))} onClose={() => end(() => reject(new Cancelled()))} />
      </Suspense>
    ),
  };
}
