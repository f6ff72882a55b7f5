import type { Landing } from './landing.ts';
import type { Show } from './show.ts';

/** The page before the explanation. Its form is empty: pressing the button sends nothing but that. */
export function ContinuePage({ show: { addresses }, landing }: { show: Show; landing: Landing }) {
  return (
    <section className="landing-card landing-narrow" lang={landing.language} data-seen={addresses.seen}>
      <h1 dir="auto">{landing.title}</h1>
      <p className="landing-quiet" dir="auto">
        {landing.paragraph}
      </p>
      <form className="simulation-press" method="post" action={addresses.continue}>
        <button className="landing-button" type="submit">
          {landing.buttonText}
        </button>
      </form>
    </section>
  );
}
