import { decide, type Judgement } from './rules.ts';
import { type Context, sinceAnalysis, type Story, type TruthEvent, type TruthMessage } from './story.ts';

/**
 * Who or what each event of a message was, in the order of the events. Depends on nothing but its parameters: so it can be repeated, and
 * recorded traces test it.
 */
export function judge(message: TruthMessage, events: readonly TruthEvent[], context: Context): Judgement[] {
  const inOrder = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const story: Story = { ...context, message, events: inOrder, people: new Set() };
  const known = { ...story, people: peopleOf(story) };
  return events.map((event) => decide(event, known));
}

/** Sources whose person was seen before the analysis of a report can have begun, or who did something that only people do. */
function peopleOf(story: Story): Set<string> {
  const isPerson = (event: TruthEvent) => {
    const since = sinceAnalysis(event, story);
    if (since === null) return false;
    const { class: found, rule } = decide(event, story);
    return rule === 'interaction' || (found === 'human' && since < 0);
  };
  const sources = story.events.filter(isPerson).map(({ sourceHash }) => sourceHash);
  return new Set(sources.filter((source) => source !== null));
}
