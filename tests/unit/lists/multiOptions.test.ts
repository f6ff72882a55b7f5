import { describe, expect, it } from 'vitest';
import { asTyped, findOptions, isChoice, labelOfValue, nowKnown, withTyped } from '~/components/form/multi/multiOptions.ts';

const option = (label: string) => ({ value: label, label });
const some = ['Audit Legal', 'Legal Affairs', 'Legal', 'Sales'].map(option);
const labels = (text: string, canCreate: boolean) => findOptions(some, text, canCreate).map(({ label }) => label);

describe('options that match typed text', () => {
  it('start with the exact match, then prefixes, then other matches', () => {
    expect(labels('legal', true)).toEqual(['Legal', 'Legal Affairs', 'Audit Legal']);
  });

  it('start with the new name if there is no exact match', () => {
    expect(findOptions(some, ' lega ', true)[0]).toEqual({ value: 'lega', label: 'lega', isNew: true });
    expect(labels('lega', false)).toEqual(['Legal Affairs', 'Legal', 'Audit Legal']);
  });

  it('offer no new option for a name that is chosen already', () => {
    expect(findOptions(some, 'NEW', true, ['new'])).toEqual([]);
  });
});

describe('text left in the box', () => {
  it('becomes the option with this label', () => {
    expect(withTyped(['Sales'], ' legal ', some, false)).toEqual(['Sales', 'Legal']);
    expect(withTyped(['Legal'], 'LEGAL', some, true)).toEqual(['Legal']);
  });

  it('becomes a new option if allowed, else a visible error', () => {
    expect(withTyped([], 'Payroll', some, true)).toEqual(['Payroll']);
    const [wrong = ''] = withTyped([], 'Payroll', some, false);
    expect([isChoice(wrong), labelOfValue(wrong)]).toEqual([false, 'Payroll']);
    expect(withTyped([wrong], 'payroll', some, false)).toEqual([wrong]);
  });

  it('becomes valid when its option is loaded later', () => {
    const late = [{ value: 'id-1', label: 'Payroll' }];
    expect(nowKnown([asTyped('payroll')], late)).toEqual(['id-1']);
    expect(nowKnown(['id-1'], late)).toBeUndefined();
    expect(nowKnown([asTyped('else')], late)).toBeUndefined();
  });
});
