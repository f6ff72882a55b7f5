import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '#contract/courses/courses';
import { notificationLanguages } from '#locales/notifications.ts';
import { languages } from '#locales/languages.ts';
import { writeCatalogue } from '#server/catalogue/install';
import { packs } from '#server/catalogue/exercise/packs/index';
import { exerciseRows, exerciseTemplateId } from '#server/catalogue/exercise/rows';
import type { ExerciseText, Pack } from '#server/catalogue/exercise/shapes';
import { mediaPath } from '#server/catalogue/mediaPath';
import { catalogueRows, courseId } from '#server/catalogue/rows';
import { simulationLibrary, simulationRows } from '#server/catalogue/simulation/rows';
import { ownerTx, type Tx } from '#server/db/tx';
import { startTestServer } from '#tests/support/server/testServer';

const at = new Date('2026-11-20T10:00:00Z');
const made = catalogueRows(at);
function gameQuestions() {
  const ofGames = new Set(made.courses.filter(({ game }) => game).map(({ id }) => id));
  const theirs = new Set(made.chapters.filter(({ courseId: course }) => ofGames.has(course)).map(({ id }) => id));
  return made.quizQuestions.filter(({ chapterId }) => theirs.has(chapterId));
}
const folders = ['../../../public/media/clips/', '../../../server/catalogue/premium/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

describe('the library', () => {
  it('is deterministic, each row with its own id', () => {
    expect(catalogueRows(at)).toEqual(made);
    const ids = Object.values(made).flatMap((rows: { id?: string }[]) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(courseId('essentials')).toBe('46ab8153-4ce7-523c-95be-bc88b2474707');
  });

  it('has a free course and a library in every language of the product', () => {
    expect(made.courses.length).toBeGreaterThanOrEqual(45);
    for (const { code } of languages) {
      const own = code === 'en' ? null : code === 'he' ? 'iw' : code;
      expect(
        made.courses.some((one) => one.language === own && one.isFree && one.courseType === 'awareness'),
        code,
      ).toBe(true);
      expect(made.videos.filter(({ language }) => language === own).length, code).toBeGreaterThanOrEqual(12);
    }
  });

  it('has questions with four different answers, with the right one in varying positions', () => {
    const rounds = new Set(gameQuestions().map(({ id }) => id));
    for (const { id, question, answers } of made.quizQuestions)
      if (!rounds.has(id)) expect(new Set(answers).size, question).toBe(4);
    const places = [1, 2, 3, 4].map((n) => made.quizQuestions.filter(({ correctAnswer }) => correctAnswer === n).length);
    expect(Math.min(...places)).toBeGreaterThan(made.quizQuestions.length / 8);
  });

  it('has both games in the languages of the default notifications, each round with a small picture in words, and why', () => {
    const own = notificationLanguages.map((code) => (code === 'en' ? null : code === 'he' ? 'iw' : code));
    for (const game of games) {
      const there = made.courses.filter((course) => course.game === game).map(({ language }) => language ?? null);
      expect(new Set(there), game).toEqual(new Set(own));
    }
    const rounds = gameQuestions();
    expect(rounds.length).toBe(own.length * (10 + 7));
    for (const { question, answers, explanation, picture, pictureText, correctAnswer } of rounds) {
      expect([2, 4], question).toContain(new Set(answers).size);
      expect(answers[correctAnswer - 1], question).toBeDefined();
      expect(explanation && pictureText, question).toBeTruthy();
      expect(statSync(mediaPath(picture ?? '')).size, question).toBeLessThan(12_000);
    }
  });

  it('draws only names of reserved domains into the pictures of games', () => {
    const folder = fileURLToPath(new URL('../../../public/media/games/', import.meta.url));
    const hosts = readdirSync(folder).flatMap(
      (file) => readFileSync(folder + file, 'utf8').match(/[a-z0-9-]+(\.[a-z0-9-]+)+(?=[^<>]*<\/text>)/g) ?? [],
    );
    const domains = hosts.filter((host) => /[a-z]/.test(host) && !/\.(pdf|html)$/.test(host) && host !== 'jonas.weil');
    expect(domains.length).toBeGreaterThan(8);
    expect(domains.filter((host) => !/\.(example|test)$/.test(host))).toEqual([]);
  });

  it('refers to existing, small files', () => {
    const posters = made.videos.flatMap(({ poster }) => poster ?? []);
    for (const file of [...made.videos, ...made.cheatSheets].map((row) => row.file).concat(posters))
      expect(existsSync(mediaPath(file)), file).toBe(true);
    for (const folder of folders)
      for (const clip of readdirSync(folder)) expect(statSync(folder + clip).size, clip).toBeLessThanOrEqual(60_000);
  });
});

/** Rolls back the changes of `work` after reading them: other tests have courses in the library. */
async function undone<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const { services } = await startTestServer();
  const found: T[] = [];
  const undo = new Error('undo');
  await ownerTx(services.db, async (tx) => {
    found.push(await work(tx));
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return found[0] as T;
}

describe('installing the library', () => {
  it('writes nothing if it is up to date', async () => {
    const twice = await undone(async (tx) => {
      await writeCatalogue(tx, made, at);
      const start = performance.now();
      return { written: await writeCatalogue(tx, made, at), ms: performance.now() - start };
    });
    expect(twice.written).toBe(0);
    expect(twice.ms).toBeLessThan(1000);
  });

  it('restores changed content, and keeps removed content for existing campaigns', async () => {
    const id = courseId('phishing');
    const without = { ...made, courses: made.courses.slice(0, -1) };
    const left = made.courses.at(-1)?.id;
    const seen = await undone(async (tx) => {
      await writeCatalogue(tx, made, at);
      await tx.$client.query(`UPDATE courses SET name = 'Old', created_at = '2026-02-02Z' WHERE id = $1`, [id]);
      await writeCatalogue(tx, without, at);
      const { rows } = await tx.$client.query(
        `SELECT id, name, created_at AS "createdAt", deleted_at AS "deletedAt" FROM courses WHERE id = ANY($1)`,
        [[id, left]],
      );
      return rows as { id: string; name: string; createdAt: Date; deletedAt: Date | null }[];
    });
    expect(seen.find((one) => one.id === id)).toMatchObject({
      name: 'Phishing: Spot It, Stop It, Report It',
      createdAt: new Date('2026-02-02Z'),
      deletedAt: null,
    });
    expect(seen.find((one) => one.id === left)?.deletedAt).toEqual(at);
  });
});

describe('installing the exercises', () => {
  const later = new Date('2026-12-20T10:00:00Z');
  /** The exercises of a later release, in which `change` has been at work. */
  const release = (change: (pack: Pack) => Pack[]) => exerciseRows(later, packs.flatMap(change));
  const retold = ([slug = '', message]: [string, ExerciseText], legend: string) => ({ [slug]: { ...message, legend } });

  it('gives every language its packs, each with all its templates', async () => {
    const found = await undone(async (tx) => {
      await writeCatalogue(tx, made, at);
      const { rows } = await tx.$client.query(
        `SELECT p.language, count(DISTINCT p.id)::int AS packs, count(v.id)::int AS templates
           FROM exercise_packs p CROSS JOIN unnest(p.template_ids) AS own (id)
           JOIN exercise_templates t ON t.id = own.id AND t.language = p.language AND t.deleted_at IS NULL
           JOIN exercise_template_versions v ON v.id = t.version_id AND v.template_id = t.id
          WHERE p.company_id IS NULL AND p.deleted_at IS NULL GROUP BY p.language`,
      );
      return rows as { language: string; packs: number; templates: number }[];
    });
    const codes = Object.keys(packs[0]?.texts ?? {});
    expect(found.map(({ language }) => language).sort()).toEqual(codes.sort());
    for (const { packs: ofLanguage, templates } of found) expect([ofLanguage, templates >= 40]).toEqual([packs.length, true]);
  });

  it('keeps the version that campaigns were launched with when a text changes, and hides what is gone', async () => {
    const [first, last] = [packs[0], packs.at(-1)];
    const english = first?.texts.en;
    const [message] = Object.entries(english?.messages ?? {});
    if (!first || !english || !message) throw new Error('no message');
    const changed = { ...english, messages: { ...english.messages, ...retold(message, 'Another situation.') } };
    const next = release((pack) => {
      if (pack === last) return [];
      return pack === first ? [{ ...pack, texts: { ...pack.texts, en: changed } }] : [pack];
    });
    const id = exerciseTemplateId('en', first.plan.slug, message[0]);
    const seen = await undone(async (tx) => {
      await writeCatalogue(tx, made, at);
      const written = await writeCatalogue(tx, { ...made, ...next }, later);
      const { rows } = await tx.$client.query(
        `SELECT t.updated_at AS "updatedAt", array_agg(v.legend ORDER BY v.id = t.version_id) AS legends
           FROM exercise_templates t JOIN exercise_template_versions v ON v.template_id = t.id WHERE t.id = $1 GROUP BY t.id`,
        [id],
      );
      const gone = await tx.$client.query(
        `SELECT count(*)::int AS packs, sum(cardinality(template_ids))::int AS templates FROM exercise_packs WHERE deleted_at = $1`,
        [later],
      );
      const hidden = await tx.$client.query(
        `SELECT count(*) FILTER (WHERE deleted_at = $1)::int AS n, count(*) FILTER (WHERE updated_at = $1)::int AS changed FROM exercise_templates`,
        [later],
      );
      return { written, template: rows[0], gone: gone.rows[0], hidden: hidden.rows[0] };
    });
    const { legend } = message[1];
    expect(seen.template).toEqual({ updatedAt: later, legends: [legend, 'Another situation.'] });
    const languageCount = Object.keys(first.texts).length;
    const perPack = Object.keys(last?.plan.messages ?? {}).length;
    expect(seen.gone).toEqual({ packs: languageCount, templates: languageCount * perPack });
    expect(seen.hidden).toEqual({ n: languageCount * perPack, changed: 1 });
    // The template and its new version, and what has gone.
    expect(seen.written).toBe(2 + languageCount + languageCount * perPack);
  });
});

describe('installing the simulations', () => {
  const later = new Date('2026-12-20T10:00:00Z');

  it('gives every language one default landing page of each kind', async () => {
    const found = await undone(async (tx) => {
      await writeCatalogue(tx, made, at);
      const { rows } = await tx.$client.query(
        `SELECT language, array_agg(kind ORDER BY kind) AS kinds FROM simulation_landings
          WHERE company_id IS NULL AND is_default AND deleted_at IS NULL GROUP BY language`,
      );
      return rows as { language: string; kinds: string[] }[];
    });
    expect(found.map(({ language }) => language).sort()).toEqual(languages.map(({ code }) => code).sort());
    for (const { kinds } of found) expect(kinds).toEqual(['continue', 'teach']);
  });

  it('makes a new version of a text that changes, keeps the one that rounds have, and hides what is gone', async () => {
    const library = simulationLibrary();
    const [first, last] = [library.lures[0], library.lures.at(-1)];
    if (!first || !last) throw new Error('the library is empty');
    const changed = { ...first, versionId: randomUUID(), subject: 'Another subject' };
    const next = simulationRows(later, { ...library, lures: [changed, ...library.lures.slice(1, -1)] });
    const seen = await undone(async (tx) => {
      await writeCatalogue(tx, made, at);
      const written = await writeCatalogue(tx, { ...made, ...next }, later);
      const { rows } = await tx.$client.query(
        `SELECT v.subject FROM simulation_template_versions v JOIN simulation_templates t ON t.id = v.template_id
          WHERE t.id = $1 ORDER BY v.id = t.version_id`,
        [first.id],
      );
      const gone = await tx.$client.query('SELECT id FROM simulation_templates WHERE deleted_at = $1', [later]);
      return { written, subjects: rows.map(({ subject }) => subject as string), gone: gone.rows };
    });
    expect(seen).toEqual({ written: 3, subjects: [first.subject, 'Another subject'], gone: [{ id: last.id }] });
  });
});
