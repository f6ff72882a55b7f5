import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { earlyStages, lateStages, type LocaleStage, type Texts, textsOfStage } from './areas.ts';
import { languages } from './languages.ts';

const prefix = 'virtual:locale/';
/** The tables of texts, and the stages that each has. */
const tables: Record<string, readonly LocaleStage[]> = { 'virtual:locales': earlyStages, 'virtual:lateLocales': lateStages };

/**
 * Joins the texts of one language and stage into one module, so that a language is one request and not a dozen.
 * `virtual:locales` is the table of them: `{ he: { base: () => import(…), panel: () => import(…) } }`; `virtual:lateLocales` has the late stages.
 * A language whose folder does not exist yet is left out.
 */
export function localesPlugin(): Plugin {
  const available = languages.filter(({ folder }) => existsSync(join(import.meta.dirname, folder)));
  return {
    name: 'heed-locales',
    resolveId: (id) => (id in tables || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0')) return undefined;
      const stages = tables[id.slice(1)];
      if (stages)
        return tableOf(
          available.map(({ code }) => code),
          stages,
        );
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [code, stage] = id.slice(prefix.length + 1).split('/') as [string, LocaleStage];
      return textsOf(code, stage, (file) => this.addWatchFile(file));
    },
  };
}

function tableOf(codes: string[], stages: readonly LocaleStage[]): string {
  const stageOf = (code: string, stage: string) => `${stage}:()=>import('${prefix}${code}/${stage}')`;
  const rows = codes.map((code) => `'${code}':{${stages.map((stage) => stageOf(code, stage)).join(',')}}`);
  return `export const locales={${rows.join(',')}}`;
}

function textsOf(code: string, stage: LocaleStage, watch: (file: string) => void): string {
  const folder = join(import.meta.dirname, languages.find((language) => language.code === code)?.folder ?? code);
  const areas = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  const texts = areas.flatMap((area) => {
    const file = join(folder, `${area}.json`);
    watch(file);
    const part = textsOfStage(stage, JSON.parse(readFileSync(file, 'utf8')) as Texts, area);
    return part === undefined ? [] : [[area, part]];
  });
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))})`;
}
