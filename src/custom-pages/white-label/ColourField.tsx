import { useController } from 'react-hook-form';
import { Field } from '~/components/form/Field.tsx';
import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './whiteLabel.module.css';

/** The accent that the page has now; the browser's picker wants a colour in any case. */
const currentAccent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The field `colour` of a form: typed as `#rrggbb`, or picked in the browser's own picker. Empty means the product's colour. */
export function ColourField({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<{ colour: string }, 'colour'>({ name: 'colour' });
  return (
    <Field label={t('whiteLabel.look.colour')} help={t('whiteLabel.look.colourHelp')} error={fieldState.error?.message}>
      {(control) => (
        <div className={css.colour}>
          <input
            type="color"
            className={css.swatch}
            aria-label={t('whiteLabel.look.pick')}
            disabled={isDisabled}
            value={isHex(field.value) ? field.value.toLowerCase() : currentAccent()}
            onChange={(event) => field.onChange(event.target.value)}
          />
          <input
            type="text"
            maxLength={7}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            disabled={isDisabled}
            {...control}
            {...field}
            className={formCss.control}
          />
        </div>
      )}
    </Field>
  );
}
