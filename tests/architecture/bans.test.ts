import { describe, expect, it } from 'vitest';
import { filesIn, read } from '#tests/support/source/project';
import { lineOf, splitSource } from '#tests/support/source/source';

interface Ban {
  what: string;
  in: readonly string[];
  /** Files in which it is allowed, with the reason in the name of the constant. */
  except?: RegExp;
  code?: RegExp;
  text?: RegExp;
}

const physical = '(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)';
/** Texts that belong to no resource; building blocks may use only these. */
const sharedTexts = [
  'common',
  'errors',
  'form',
  'lists',
  'ra',
  'resources',
  'validation',
  'auth.passwordRules',
  'shell.breadcrumbs',
];
const areas = filesIn(['locales/en'], /\.json$/).map((file) => file.replace(/^.*\/|\.json$/g, ''));
const notShared = `(?!(?:${sharedTexts.join('|').replaceAll('.', '\\.')})\\b)(?:${areas.join('|')})\\.`;
/** Parts of the contract that belong to no resource. */
const sharedContract = ['kit/', 'session/', 'panel', 'product', 'tones', 'company/limits', 'company/savedFilters'];

const bans: readonly Ban[] = [
  {
    what: 'fetch outside the one place that calls the server',
    in: ['src'],
    except: /^src\/(dataProvider\/http\.ts|browser\/reloadOnce\.ts|errors\/sentry\.ts|flags\/flagService\.ts)$/,
    code: /(?<![.\w])fetch\(/g,
  },
  {
    what: 'process.env outside env.ts',
    in: ['server', 'src', 'contract', 'locales'],
    except: /^server\/env\.ts$/,
    code: /\bprocess\.env\b/g,
  },
  {
    what: 'browser storage outside the session, the preferences and the place in a video',
    in: ['src'],
    except: /^src\/(session|browser)\/|^src\/landing\/courseVideo\.ts$/,
    code: /\b(local|session)Storage\b/g,
  },
  {
    what: "MUI's dialog outside the frame of all dialogs",
    in: ['src'],
    except: /^src\/components\/overlay\/Dialog\.tsx$/,
    text: /@mui\/material\/Dialog|\bDialog\w*\b[^;]*from '@mui\/material'/g,
  },
  { what: '<Route> outside the app', in: ['src'], except: /^src\/app\//, code: /<Route[\s>]/g },
  {
    what: "SQL's own clock",
    in: ['server/modules'],
    text: /\b(now\s*\(\s*\)|current_(timestamp|date|time)\b|clock_timestamp\s*\()/gi,
  },
  { what: "the machine's clock for business time", in: ['server/modules'], code: /\bnew Date\(\)|\bDate\.now\(\)/g },
  {
    what: 'physical left and right in styles',
    in: ['src'],
    code: new RegExp(`\\b(?:${physical}|[mp][lr])\\b\\s*[:=]|\\b(?:left|right)\\s*:\\s*-?[\\d(]`, 'g'),
  },
  {
    what: 'text aligned to a physical side',
    in: ['src'],
    text: /textAlign['"]?\s*:\s*['"]?(left|right)|^['"](margin|padding|border)-(left|right)/gm,
  },
  {
    what: 'colours outside the theme',
    in: ['src'],
    except: /^src\/app\/theme\//,
    text: /#[0-9a-f]{6}\b|#[0-9a-f]{8}\b|(?<=['"\s])#[0-9a-f]{3}(?=['"\s])|\b(rgba?|hsla?)\(/gi,
  },
  {
    what: 'the text of a resource in a building block',
    in: ['src/components', 'src/schema'],
    text: new RegExp(`(?<=^|[\\s'])${notShared}`, 'gm'),
  },
  {
    what: 'the contract or an address of a resource in a building block',
    in: ['src/components', 'src/schema'],
    text: new RegExp(`#contract/(?!${sharedContract.join('|')})`, 'g'),
  },
  {
    what: "react-i18next's own hook, which takes keys that have no text",
    in: ['src', 'tests'],
    except: /^src\/i18n\/|^tests\/architecture\//,
    text: /'react-i18next'/g,
  },
  {
    what: 'an insert into mails outside the functions that queue them, or keep them for the outbox',
    in: ['server'],
    except: /^server\/mail\/(queueMails?|keepInOutbox)\.ts$/,
    code: /\.insert\((tables\.)?mails\)/g,
    text: /INSERT INTO mails\b/gi,
  },
  {
    what: 'a unit of time outside contract/kit/durations.ts',
    in: ['contract', 'server'],
    // The last three are still to move.
    except: /^contract\/kit\/durations\.ts$|^server\/modules\/(reminders\/eligibility|work\/(settings|weekly))\.ts$/,
    code: /\b(86_400_000|3_600_000)\b/g,
  },
  { what: 'suppressed types', in: ['server', 'src', 'contract', 'locales', 'tests'], text: /@ts-(ignore|nocheck)/g },
];

/** Taken apart once for all bans. */
const known = new Map<string, ReturnType<typeof splitSource>>();
function partsOf(file: string) {
  const parts = known.get(file) ?? splitSource(read(file));
  known.set(file, parts);
  return parts;
}

function findings(ban: Ban): string[] {
  return filesIn(ban.in)
    .filter((file) => !ban.except?.test(file))
    .flatMap((file) => {
      const parts = partsOf(file);
      return (['code', 'text'] as const).flatMap((part) => {
        const pattern = ban[part];
        return pattern
          ? [...parts[part].matchAll(pattern)].map((match) => `${file}:${lineOf(parts[part], match.index)} ${match[0]}`)
          : [];
      });
    });
}

describe('banned', () => {
  for (const ban of bans) {
    it(`is ${ban.what}`, () => {
      const own = 'tests/architecture/bans.test.ts';
      expect(findings(ban).filter((finding) => !finding.startsWith(own))).toEqual([]);
    });
  }

  it('are physical sides and colours in style sheets', () => {
    const physicalCss = /(?<![\w-])(?:(?:margin|padding|border|inset)-(?:left|right)|left|right|float|text-align)\s*:\s*[^;]*;/g;
    const wrong = filesIn(['src'], /\.css$/).flatMap((file) => {
      const css = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
      const sides = [...css.matchAll(physicalCss)]
        .map((match) => match[0])
        .filter((rule) => !/text-align:\s*(start|end|center|inherit|(-webkit-)?match-parent)|float:\s*inline-/.test(rule));
      const colours = file.endsWith('tokens.css')
        ? []
        : [...css.matchAll(/#[0-9a-f]{3,8}\b|\b(rgba?|hsla?)\(/gi)].map((match) => match[0]);
      return [...sides, ...colours].map((finding) => `${file}: ${finding}`);
    });
    expect(wrong).toEqual([]);
  });
});
