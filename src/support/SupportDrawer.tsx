import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { helpLimits } from '#contract/help/limits';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { sessionStore } from '~/session/store.ts';
import { OwnTickets } from './OwnTickets.tsx';
import { SupportForm } from './SupportForm.tsx';
import css from './SupportDrawer.module.css';

/**
 * Contact support: a form, then the thanks, which close by themselves. A native dialog, because the signed-out pages have no
 * component library; it traps the focus and gives it back.
 * `onClosed` is called when it is out of sight; the next one starts empty.
 */
export function SupportDrawer({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [sent, setSent] = useState<{ number: number | undefined }>();
  const [isClosing, setClosing] = useState(false);
  const close = useCallback(() => setClosing(true), []);
  const name = sessionStore.get().user?.name;

  // A layout effect closes the dialog while it is still in the page: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useAfter(sent !== undefined, helpLimits.thanksMs, close);
  useAfter(isClosing, helpLimits.resetMs, onClosed);

  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-labelledby={titleId}
      data-closing={isClosing || undefined}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header className={css.head}>
        <h2 id={titleId}>{t('help.support.title')}</h2>
        <button type="button" className={css.close} aria-label={t('common.close')} onClick={close}>
          <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      </header>
      {sent ? (
        <Thanks number={sent.number} onClose={close} />
      ) : (
        <div className={css.body}>
          <p className={css.greeting}>{name ? t('help.support.greeting', { name }) : t('help.support.greetingNoName')}</p>
          <p className={css.question}>{t('help.support.question')}</p>
          <SupportForm onSent={(number) => setSent({ number })} />
          <OwnTickets />
        </div>
      )}
    </dialog>
  );
}

function Thanks({ number, onClose }: { number: number | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={css.thanks} role="status">
      <p className={css.greeting}>{t('help.support.thanks')}</p>
      <p className={css.question}>{t('help.support.soon')}</p>
      {number !== undefined && <p className={css.question}>{t('help.support.numbered', { number: `#${number}` })}</p>}
      <button ref={button} type="button" className={css.secondary} onClick={onClose}>
        {t('common.close')}
      </button>
    </div>
  );
}

/** Calls `done` some time after `isBegun` has become true. */
function useAfter(isBegun: boolean, ms: number, done: () => void): void {
  useEffect(() => {
    if (!isBegun) return;
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  }, [isBegun, ms, done]);
}
