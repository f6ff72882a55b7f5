import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ticketCategories } from '#contract/help/categories';
import { helpLimits } from '#contract/help/limits';
import { textLimits } from '#contract/kit/limits';
import { type ControlProps, Field } from '~/fields/Field.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { sessionStore } from '~/session/store.ts';
import { messageOf } from './messageOf.ts';
import { sendTicket } from './sendTicket.ts';
import css from './SupportDrawer.module.css';

const names = ['email', 'category', 'description'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;
type Errors = Partial<Values>;

const look = { field: css.field, label: css.label, error: css.error };
/** Text before and after the @, a dot in the domain, no spaces. The server checks more. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Address, category and message; native inputs, read at submit. Errors disappear while the user types. */
export function SupportForm({ onSent }: { onSent: (number: number | undefined) => void }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const known = sessionStore.get().user?.email ?? '';
  const first: Name = known ? 'category' : 'email';

  const focus = (name: Name | undefined) => {
    const control = name && form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  useEffect(() => focus(first), [first]);

  const check = (values: Values): Errors => ({
    ...(!values.email && { email: t('help.support.emailRequired') }),
    ...(values.email && !address.test(values.email) && { email: t('help.support.emailFormat') }),
    ...(!values.category && { category: t('help.support.categoryRequired') }),
    ...(!values.description && { description: t('help.support.messageRequired') }),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Events of a portal reach the forms around it in React's tree.
    event.stopPropagation();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()])) as Values;
    const found = check(values);
    setErrors(found);
    setFailure('');
    const wrong = names.find((name) => found[name]);
    if (wrong) return focus(wrong);
    setBusy(true);
    try {
      onSent(await sendTicket(values));
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  const field = (name: Name, label: string, control: (props: ControlProps) => ReactNode) => (
    <Field look={look} label={label} error={errors[name]} isRequired>
      {control}
    </Field>
  );
  const clear = (name: Name) => () => setErrors(({ [name]: _gone, ...others }) => others);

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <Notice tone="danger">{failure}</Notice>
      {field('email', t('help.support.email'), (control) => (
        <input
          {...control}
          className={css.control}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          defaultValue={known}
          maxLength={textLimits.textMax}
          onInput={clear('email')}
        />
      ))}
      {field('category', t('help.support.category'), (control) => (
        <select {...control} className={css.control} name="category" defaultValue="" onChange={clear('category')}>
          <option value="">{t('help.support.choose')}</option>
          {ticketCategories.map((category) => (
            <option key={category} value={category}>
              {t(`help.support.categories.${category}`)}
            </option>
          ))}
        </select>
      ))}
      {field('description', t('help.support.message'), (control) => (
        <textarea
          {...control}
          className={css.control}
          name="description"
          rows={7}
          dir="auto"
          maxLength={helpLimits.messageMax}
          onInput={clear('description')}
        />
      ))}
      <button type="submit" className={css.submit} aria-disabled={isBusy || undefined}>
        {isBusy ? t('help.support.sending') : t('help.support.send')}
      </button>
    </form>
  );
}
