import type { Visit } from '../../landing/page.ts';
import type { FoundPerson } from './findPerson.ts';
import { learnPaths } from './paths.ts';

type Person = Pick<FoundPerson, 'name' | 'email' | 'companyName'>;

interface WhoseProps {
  person: Person;
  visit: Visit;
  text: string;
  /** Without it, to continue as this person. */
  button?: string;
  /** What somebody else can do, and where. */
  instead?: { text: string; path: string };
  /** The script presses the button. */
  sendsItself?: boolean;
}

/** Says whose pages the button opens; it sends the form `open`, to the address of the page. */
export function Whose({ person: { name, email }, visit, text, button, instead, sendsItself }: WhoseProps) {
  const { t, address, to } = visit;
  const [path, query] = address.split('?');
  return (
    <section className="landing-card landing-narrow">
      <h1>{t('learn.enter.title', { name })}</h1>
      <p>{text}</p>
      <p className="landing-quiet">
        <bdi>{email}</bdi>
      </p>
      <form method="post" action={`${path}/open${query ? `?${query}` : ''}`} data-sends-itself={sendsItself || undefined}>
        <input type="hidden" name="zone" data-zone />
        <button className="landing-button landing-wide" type="submit">
          {button ?? t('learn.enter.continue', { name })}
        </button>
      </form>
      {instead && (
        <p className="landing-quiet">
          {t('learn.enter.notMe', { name })} <a href={to(instead.path)}>{instead.text}</a>
        </p>
      )}
    </section>
  );
}

interface InPlaceOfProps extends Pick<WhoseProps, 'person' | 'visit'> {
  /** The name of the person who is signed in in this browser. */
  present: string;
}

/** Asks before a person takes the place of another one who is signed in. */
export function InPlaceOf({ person, visit, present }: InPlaceOfProps) {
  const { t } = visit;
  const text = t('learn.enter.inPlaceOf', { present, name: person.name });
  return <Whose person={person} visit={visit} text={text} instead={{ text: t('learn.tasks.title'), path: learnPaths.tasks }} />;
}
