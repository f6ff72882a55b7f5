import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Call } from './fakeNetwork.ts';
import { openPanel } from './openPanel.ts';
import { idOf } from './people.ts';
import { exerciseCalls as calls, listCalls, ofCompany, pageOfRows, someExercise, somePack, someTemplate } from './someExercise.ts';

export const user = userEvent.setup({ delay: null });
export const page = '/phishing-exercise/create';
const wait = { timeout: 15_000 };
export const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const reach = (totalUsersCount: number, disabled = 0) => ({ body: { data: { totalUsersCount, excluded: { disabled } } } });
export const ann = { id: idOf(1, 960), fullName: 'Ann Hill', email: 'ann@acme.example' };

/** Twelve templates in two pages. */
const templates = ({ query }: Call) => {
  const all = numbers(1, 12).map((n) => someTemplate(n, n === 12 ? { layoutType: 'SMS', isNew: true } : {}));
  const found = all.filter(({ name }) => name.includes(query.get('name') ?? ''));
  const number = Number(query.get('pageNumber'));
  return pageOfRows(number === 1 ? found.slice(0, 10) : found.slice(10), found.length, number);
};
const answers = {
  ...listCalls([someExercise()], [], [somePack(1), somePack(2)]),
  [calls.packTemplates]: { body: pageOfRows(numbers(1, 7).map((n) => someTemplate(n))) },
  [calls.templates]: templates,
  [calls.create]: { body: { data: someExercise({ status: 'scheduled' }) } },
  [`GET ${ofCompany}/users/count`]: reach(240, 3),
  [`GET ${ofCompany}/users/count_by_departments`]: reach(12),
  [`GET ${ofCompany}/users/page`]: { body: pageOfRows([ann], 1) },
  [`GET ${ofCompany}/users/by_departments`]: { body: pageOfRows([ann], 1) },
};
export const open = async (address: string, more: Parameters<typeof openPanel>[1] = {}) => {
  const made = await openPanel(address, { ...more, answers: { ...answers, ...more.answers } });
  await screen.findByRole('list', { name: 'Steps' }, wait);
  return made;
};
export const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
export const box = (n: number) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Template ${n}` });
export const step = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current="step"]')?.textContent;
export const asked = (made: readonly Call[], call: string) =>
  made.filter(({ method, path }) => `${method} ${path}` === call).map(({ query }) => Object.fromEntries(query));
