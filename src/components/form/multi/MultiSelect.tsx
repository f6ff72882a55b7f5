import Autocomplete from '@mui/material/Autocomplete';
import { Plus, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useMemo, useState } from 'react';
import { textLimits } from '#contract/kit/limits';
import type { ControlProps } from '~/fields/Field.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { findExact, findOptions, isChoice, labelOfValue, type MultiOption, nowKnown, withTyped } from './multiOptions.ts';
import formCss from '../form.module.css';
import tagCss from '../tags/tag.module.css';
import css from './MultiSelect.module.css';

export interface MultiSelectProps {
  options: readonly MultiOption[];
  isLoading?: boolean;
  /** Allows typed text as a new option. */
  canCreate?: boolean;
  disabled?: boolean;
  /** Chosen values that cannot be removed. */
  fixed?: readonly string[];
  placeholder?: string;
  /** Called while the person types, for options that the server searches. */
  onSearch?: (text: string) => void;
}

const none: readonly string[] = [];

interface BoundProps extends MultiSelectProps {
  control: ControlProps;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
}

/**
 * A select of several options as chips, with a list that is filtered while typing and stays open while they are picked. Enter takes
 * only the exact match, or creates it; text left in the box becomes a chip, marked as invalid if it matches no option.
 */
export function MultiSelect(props: BoundProps) {
  const { t } = useTranslation();
  const {
    options,
    isLoading = false,
    canCreate = false,
    disabled = false,
    fixed = none,
    placeholder,
    onSearch,
    control,
    value,
    onChange,
  } = props;
  const known = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const chosen = value.map((each) => known.get(each) ?? { value: each, label: labelOfValue(each), isNew: canCreate });
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  // Typed text can become at most one option: the one that Enter takes.
  const hasMeant = text.trim() !== '' && (canCreate || findExact(options, text) !== undefined);

  const withFixed = (next: string[]) => [...fixed.filter((each) => value.includes(each) && !next.includes(each)), ...next];
  const type = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  const settle = () => {
    if (text.trim() === '') return setText('');
    onChange(withTyped(value, text, options, canCreate));
    type('');
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    settle();
    props.onBlur();
  };
  const pressEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    const isOnOption = (event.target as HTMLElement).hasAttribute('aria-activedescendant');
    if (!isOnOption && canCreate) settle();
  };
  useEffect(() => {
    const next = nowKnown(value, options);
    if (next) onChange(next);
  }, [value, options, onChange]);

  return (
    <Autocomplete<MultiOption, true>
      multiple
      fullWidth
      autoHighlight={hasMeant}
      // Several are chosen one after the other.
      disableCloseOnSelect
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      filterSelectedOptions
      handleHomeEndKeys
      clearOnBlur={false}
      id={control.id}
      disabled={disabled}
      loading={isLoading}
      loadingText={t('form.multi.loading')}
      noOptionsText={canCreate ? t('form.multi.noneCreatable') : t('form.multi.none')}
      options={[...options]}
      value={chosen}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      getOptionKey={(option) => (option.isNew ? `new ${option.value}` : option.value)}
      getOptionLabel={(option) => option.label}
      filterOptions={(all, { inputValue }) => findOptions(all, inputValue, canCreate && !isLoading, value)}
      onChange={({ type: cause }, next) => {
        // A name that was typed is taken with Enter: the list closes, and the next field is visible.
        if (cause === 'keydown' && hasMeant) setOpen(false);
        onChange(withFixed(next.map((option) => option.value)));
      }}
      inputValue={text}
      onInputChange={(_, next) => type(next)}
      onBlur={leave}
      onKeyDown={pressEnter}
      renderOption={({ key, ...attributes }, option) => (
        <li key={key} {...attributes}>
          <span className={css.option}>
            {option.isNew && <Plus size={16} aria-hidden />}
            <bdi>{option.isNew ? t('form.multi.create', { name: option.label }) : option.label}</bdi>
          </span>
          {option.count !== undefined && <span className={css.count}>{t('form.multi.people', { count: option.count })}</span>}
        </li>
      )}
      renderValue={(items, getItemProps) =>
        items.map((option, index) => {
          const { key, onDelete, className: _className, ...item } = getItemProps({ index });
          return (
            <span key={key} {...item} className={`${tagCss.tag} ${css.tag}`} data-wrong={!isChoice(option.value) || undefined}>
              <bdi>{option.label}</bdi>
              {option.isNew && <em>{t('form.multi.new')}</em>}
              {!disabled && !fixed.includes(option.value) && (
                <button
                  type="button"
                  tabIndex={-1}
                  className={tagCss.remove}
                  aria-label={t('form.tags.remove', { tag: option.label })}
                  onClick={onDelete}
                >
                  <X size={14} aria-hidden />
                </button>
              )}
            </span>
          );
        })
      }
      renderInput={({ InputProps, inputProps }) => (
        <div
          ref={InputProps.ref}
          className={`${formCss.box} ${css.box}`}
          role="presentation"
          data-invalid={control['aria-invalid']}
          data-disabled={disabled}
          onMouseDown={InputProps.onMouseDown}
        >
          {InputProps.startAdornment}
          <input
            {...inputProps}
            {...control}
            ref={(node) => {
              assign((inputProps as { ref?: Ref<HTMLInputElement> }).ref, node);
              assign(props.inputRef, node);
            }}
            maxLength={textLimits.textMax}
            placeholder={value.length === 0 ? placeholder : undefined}
            dir="auto"
          />
        </div>
      )}
    />
  );
}

function assign<Node>(ref: Ref<Node> | undefined, node: Node | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
