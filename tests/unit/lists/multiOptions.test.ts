import { describe, expect, it } from 'vitest';
import { asTyped, findOptions, isChoice, labelOfValue, nowKnown, withTyped } from '~/components/form/multi/multiOptions.ts';

const option = (label: string) => ({ value: label, label });
const some = ['Audit Legal', 'Legal Affairs', 'Legal', 'Sales'].map(option);
const labels = (text: string, canCreate: boolean) => findOptions(some, text, canCreate).map(({ label }) => label);

describe('options that fit what is typed', () => {
  it('begin with the one that is called so, then beginnings, then insides', () => {
    expect(labels('legal', true)).toEqual(['Legal', 'Legal Affairs', 'Audit Legal']);
  });

  it('begin with the new name where nothing is called so', () => {
    expect(findOptions(some, ' lega ', true)[0]).toEqual({ value: 'lega', label: 'lega', isNew: true });
    expect(labels('lega', false)).toEqual(['Legal Affairs', 'Legal', 'Audit Legal']);
  });

  it('offer nothing new for a name that is chosen already', () => {
    expect(findOptions(some, 'NEW', true, ['new'])).toEqual([]);
  });
});

describe('text left in the box', () => {
  it('becomes the option that is called so', () => {
    expect(withTyped(['Sales'], ' legal ', some, false)).toEqual(['Sales', 'Legal']);
    expect(withTyped(['Legal'], 'LEGAL', some, true)).toEqual(['Legal']);
  });

  it('becomes something new where that may be made, else a mistake that is seen', () => {
    expect(withTyped([], 'Payroll', some, true)).toEqual(['Payroll']);
    const [wrong = ''] = withTyped([], 'Payroll', some, false);
    expect([isChoice(wrong), labelOfValue(wrong)]).toEqual([false, 'Payroll']);
    expect(withTyped([wrong], 'payroll', some, false)).toEqual([wrong]);
  });

  it('becomes right when its option arrives later', () => {
    const late = [{ value: 'id-1', label: 'Payroll' }];
    expect(nowKnown([asTyped('payroll')], late)).toEqual(['id-1']);
    expect(nowKnown(['id-1'], late)).toBeUndefined();
    expect(nowKnown([asTyped('else')], late)).toBeUndefined();
  });
});
