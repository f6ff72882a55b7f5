import type { Game } from '#contract/courses/courses';
import type { GameTexts } from './shapes.ts';
import { scenes, situations } from './rounds.ts';
import { chineseGames } from './texts/zh.ts';
import { dutchGames } from './texts/nl.ts';
import { englishGames } from './texts/en.ts';
import { frenchGames } from './texts/fr.ts';
import { germanGames } from './texts/de.ts';
import { hebrewGames } from './texts/he.ts';
import { italianGames } from './texts/it.ts';
import { portugueseGames } from './texts/pt.ts';
import { spanishGames } from './texts/es.ts';

/** The languages of the games, which are those of the default notifications. */
const languages: readonly GameTexts[] = [
  englishGames,
  hebrewGames,
  spanishGames,
  frenchGames,
  portugueseGames,
  germanGames,
  dutchGames,
  italianGames,
  chineseGames,
];

/** One question of a game; `right` counts from 1. */
export interface GameRound {
  question: string;
  answers: readonly string[];
  right: number;
  why: string;
  picture: string;
  shows: string;
}

/** A game in one language: a course with one quiz. `slug` never changes, as that of a course. */
export interface GameCourse {
  slug: string;
  game: Game;
  code: string | null;
  name: string;
  description: string;
  cover: string;
  quiz: string;
  rounds: readonly GameRound[];
}

const slugOf = (game: string, code: string | null) => `game-${game}-${code ?? 'en'}`;
const pictureOf = (name: string) => `games/${name}.svg`;
const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>) => Object.entries(record) as [K, V][];

const phishingIn = ({ code, phishing }: GameTexts): GameCourse => ({
  slug: slugOf('phishing', code),
  game: 'phishing',
  code,
  name: phishing.name,
  description: phishing.description,
  cover: pictureOf('cover-phishing'),
  quiz: phishing.rounds,
  rounds: entriesOf(situations).map(([name, shows]) => {
    const [question, answers, why] = phishing.situations[name];
    return { question, answers, right: 1, why, picture: pictureOf(name), shows };
  }),
});

const fakeOrRealIn = ({ code, fakeOrReal }: GameTexts): GameCourse => ({
  slug: slugOf('fake-or-real', code),
  game: 'fake_or_real',
  code,
  name: fakeOrReal.name,
  description: fakeOrReal.description,
  cover: pictureOf('cover-fake-or-real'),
  quiz: fakeOrReal.rounds,
  rounds: entriesOf(scenes).map(([name, isFake]) => {
    const [shows, question, why] = fakeOrReal.scenes[name];
    const answers = [fakeOrReal.fake, fakeOrReal.real];
    return { question, answers, right: isFake ? 1 : 2, why, picture: pictureOf(name), shows };
  }),
});

/** The games of the library in every language that has them. */
export const gameCourses: readonly GameCourse[] = languages.flatMap((texts) => [phishingIn(texts), fakeOrRealIn(texts)]);
