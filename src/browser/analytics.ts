/** Details of an event, such as the title of a video. */
export type EventDetails = Readonly<Record<string, string>>;

/** Receives the name of an event, such as `sidebar.home`. */
type Listener = (event: string, details?: EventDetails) => void;

const noListener: Listener = () => undefined;
let listener = noListener;

/** Reports something that the user did. Without a listener it does nothing. */
export const track = (event: string, details?: EventDetails): void => {
  if (details) listener(event, details);
  else listener(event);
};

/** Sets the function that gets the events from here on; null for none. */
export const sendEventsTo = (next: Listener | null): void => {
  listener = next ?? noListener;
};
