/** What an event is about besides its name, such as the title of a video. */
export type EventDetails = Readonly<Record<string, string>>;

/** Takes the name of something a person did, such as `sidebar.home`. */
type Listener = (event: string, details?: EventDetails) => void;

const toNobody: Listener = () => undefined;
let listener = toNobody;

/** Tells what a person did. Nobody hears it unless the installation named a listener. */
export const track = (event: string, details?: EventDetails): void => {
  if (details) listener(event, details);
  else listener(event);
};

/** Names who hears of events from here on; null is nobody again. */
export const sendEventsTo = (next: Listener | null): void => {
  listener = next ?? toNobody;
};
