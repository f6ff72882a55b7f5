import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { EmailsFlow } from './EmailsFlow.tsx';
import { ModeChoice } from './ModeChoice.tsx';

const ImportFlow = lazy(() => fetchedCode(import('../import/ImportFlow.tsx').then((m) => ({ default: m.ImportFlow }))));

export type AddMode = 'user' | 'csv';

interface AddUsersDrawerProps {
  /** How it was opened; the person may change it inside. */
  mode: AddMode;
  onClose: () => void;
}

/** Adds people by address or from a file. What was begun one way stays while the person looks at the other. */
export function AddUsersDrawer({ mode: openedAs, onClose }: AddUsersDrawerProps) {
  const { t } = useTranslation();
  const [mode, setMode] = useState(openedAs);
  const [visited, setVisited] = useState<readonly AddMode[]>([openedAs]);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const { isDirty, isFirst, isDone, reporters, finish } = useFlowState(onClose);

  const choose = (next: AddMode) => {
    setVisited((before) => (before.includes(next) ? before : [...before, next]));
    setMode(next);
  };
  const flow = (which: AddMode) => ({ footer: which === mode ? footer : null, onDone: finish, ...reporters[which] });
  return (
    <Drawer
      open={!isDone}
      title={t('addUsers.title')}
      onClose={onClose}
      isDirty={isDirty}
      footer={<div ref={setFooter} className="add-users-footer" />}
    >
      {isFirst[mode] && <ModeChoice mode={mode} onChange={choose} />}
      <div hidden={mode !== 'user'}>{visited.includes('user') && <EmailsFlow {...flow('user')} />}</div>
      <div hidden={mode !== 'csv'}>
        {visited.includes('csv') && (
          <Suspense fallback={null}>
            <ImportFlow {...flow('csv')} />
          </Suspense>
        )}
      </div>
    </Drawer>
  );
}

/** Gathers what the two ways report, and closes only after the guard knows that nothing is left to lose. */
function useFlowState(onClose: () => void) {
  const [dirty, setDirty] = useState({ user: false, csv: false });
  const [isFirst, setFirst] = useState({ user: true, csv: true });
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  const onUserDirty = useCallback((value: boolean) => setDirty((now) => ({ ...now, user: value })), []);
  const onCsvDirty = useCallback((value: boolean) => setDirty((now) => ({ ...now, csv: value })), []);
  const onUserStep = useCallback((value: boolean) => setFirst((now) => ({ ...now, user: value })), []);
  const onCsvStep = useCallback((value: boolean) => setFirst((now) => ({ ...now, csv: value })), []);
  const finish = useCallback(() => setDone(true), []);
  return {
    isDirty: !isDone && (dirty.user || dirty.csv),
    isFirst,
    isDone,
    finish,
    reporters: {
      user: { onDirty: onUserDirty, onFirstStep: onUserStep },
      csv: { onDirty: onCsvDirty, onFirstStep: onCsvStep },
    },
  };
}
