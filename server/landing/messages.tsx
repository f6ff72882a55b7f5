import type { Visit } from './page.ts';

/** The page of an address that leads nowhere. */
export function Missing({ title, text }: { title: string; text: string }) {
  return (
    <section className="landing-card landing-narrow">
      <h1>{title}</h1>
      <p className="landing-quiet">{text}</p>
    </section>
  );
}

interface ProblemProps {
  visit: Visit;
  text: string;
  /** Where to try again. */
  address: string;
  /** What was sent to it, if it can be sent again. */
  sent?: readonly (readonly [name: string, value: string])[];
}

/** The page for a request that failed, from which it can be repeated. */
export function Problem({ visit: { t }, text, address, sent }: ProblemProps) {
  return (
    <section className="landing-card landing-narrow">
      <h1>{t('landing.problem.title')}</h1>
      <p className="landing-quiet">{text}</p>
      {sent ? (
        <form method="post" action={address}>
          {sent.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <p className="landing-quiet">{t('landing.problem.kept')}</p>
          <button className="landing-button" type="submit">
            {t('landing.problem.again')}
          </button>
        </form>
      ) : (
        <p>
          <a className="landing-button" href={address}>
            {t('landing.problem.again')}
          </a>
        </p>
      )}
    </section>
  );
}
