import { useInfiniteGetList } from 'react-admin';
import { simulationDifficulties, type SimulationDifficulty, type SimulationTemplateType } from '#contract/simulation/states';
import type { SimulationTemplateCard } from '#contract/simulation/templates';

export interface Narrowing {
  types: readonly SimulationTemplateType[];
  difficulty: SimulationDifficulty | '';
  language: string;
  search: string;
}

const perPage = 24;

/** Templates that match, a page at a time. */
export function useTemplates({ types, difficulty, language, search }: Narrowing) {
  const list = useInfiniteGetList<SimulationTemplateCard>('simulation-templates', {
    pagination: { page: 1, perPage },
    sort: { field: 'name', order: 'ASC' },
    filter: {
      types,
      difficulties: difficulty === '' ? [] : [String(simulationDifficulties.indexOf(difficulty) + 1)],
      languages: language === '' ? [] : [language],
      ...(search && { search }),
    },
  });
  return { ...list, items: list.data?.pages.flatMap((page) => page.data) ?? [] };
}
