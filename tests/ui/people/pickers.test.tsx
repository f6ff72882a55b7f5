import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FormProvider, useForm } from 'react-hook-form';
import { showInPanel } from '#tests/support/ui/inPanel';
import { CreatableMultiSelect } from '~/components/form/inputs/CreatableMultiSelect.tsx';
import css from '~/components/form/multi/MultiSelect.module.css';

const options = ['Audit Legal', 'Legal Affairs', 'Sales'].map((name) => ({ value: name, label: name }));
const user = userEvent.setup({ delay: null });
let submitted: unknown[] = [];

function Form({ canCreate, more = [] }: { canCreate: boolean; more?: string[] }) {
  const form = useForm({ defaultValues: { sets: [] as string[] } });
  const all = [...options, ...more.map((name) => ({ value: name, label: name }))];
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(({ sets }) => void submitted.push(sets))(event)}>
        <CreatableMultiSelect name="sets" label="Sets" options={all} canCreate={canCreate} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

async function typeInto(form: Parameters<typeof Form>[0], keys: string) {
  submitted = [];
  await showInPanel(<Form {...form} />);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sets' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('combobox', { name: 'Sets' }));
  if (keys) await user.keyboard(keys);
}
const box = () => screen.getByRole('combobox', { name: 'Sets' }) as HTMLInputElement;
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const chips = () =>
  [...document.querySelectorAll(`.${css.tag}`)].map((chip) => [chip.textContent, chip.hasAttribute('data-wrong')]);

describe('a picker, after Enter', () => {
  it('creates the typed name, instead of choosing a longer name that contains it', async () => {
    await typeInto({ canCreate: true }, 'Legal{Enter}');
    await save();
    expect(submitted).toEqual([['Legal']]);
  });

  it('chooses the exact match before longer names', async () => {
    await typeInto({ canCreate: true, more: ['Legal'] }, 'legal{Enter}');
    await save();
    expect(submitted).toEqual([['Legal']]);
  });

  it('closes its list, so that the next field is visible', async () => {
    await typeInto({ canCreate: true }, 'Sales{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().value).toBe('');
  });

  it('chooses nothing without an exact match, and does not send the form', async () => {
    await typeInto({ canCreate: false }, 'Legal{Enter}');
    expect(chips()).toEqual([]);
    expect(box().value).toBe('Legal');
    expect(submitted).toEqual([]);
  });

  it('chooses the option marked by the arrow keys', async () => {
    await typeInto({ canCreate: false }, 'Legal{ArrowDown}{Enter}');
    expect(chips()).toEqual([['Legal Affairs', false]]);
  });
});

describe('the list of a picker', () => {
  it('stays open while several options are clicked, and closes on Escape', async () => {
    await typeInto({ canCreate: false }, '');
    for (const name of ['Audit Legal', 'Sales']) await user.click(await screen.findByRole('option', { name }));
    expect(chips().map(([name]) => name)).toEqual(['Audit Legal', 'Sales']);
    expect(screen.getByRole('option', { name: 'Legal Affairs' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stays open while several are picked with the keyboard, and closes when the field is left', async () => {
    await typeInto({ canCreate: false }, '{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(chips().map(([name]) => name)).toEqual(['Audit Legal', 'Legal Affairs']);
    expect(screen.getByRole('listbox')).toBeTruthy();
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes when something beside it is clicked', async () => {
    await typeInto({ canCreate: false }, '');
    await user.click(await screen.findByRole('option', { name: 'Sales' }));
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });
});

describe('text left in a picker', () => {
  it('becomes a choice if new options are allowed', async () => {
    await typeInto({ canCreate: true }, 'Payroll');
    await save();
    expect(submitted).toEqual([['Payroll']]);
  });

  it('stays marked as invalid without a match', async () => {
    await typeInto({ canCreate: false }, 'Payroll{Tab}');
    expect(chips()).toEqual([['Payroll', true]]);
    await user.click(screen.getByRole('button', { name: 'Remove Payroll' }));
    expect(chips()).toEqual([]);
  });
});
