import { minuteMs } from '#contract/kit/durations';

/** Rows that events of one message, kind and source get in a minute; further ones are counted in one row. */
const rowsOfKey = 120;
/** The same for all events of one source: an office has one address. */
const rowsOfSource = 3000;

/** Events of one message, kind and source in the present minute. */
export interface Flow {
  seen: number;
  /** The row that counts those above the limit, once there is one. */
  rowId: string | null;
}

/**
 * Counts events of the present minute of this process. Several nodes count apart, so that the limits hold for each of them: what
 * they are for is that no flood fills the table.
 */
export class Window {
  #minute = 0;
  readonly #flows = new Map<string, Flow>();
  readonly #sources = new Map<string, number>();

  /** Counts one event. Null if it gets a row of its own, else the flow whose row counts it. */
  note(source: string, key: string, at: number): Flow | null {
    const minute = Math.floor(at / minuteMs);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#flows.clear();
      this.#sources.clear();
    }
    const ofSource = (this.#sources.get(source) ?? 0) + 1;
    this.#sources.set(source, ofSource);
    const flow = this.#flows.get(key) ?? { seen: 0, rowId: null };
    this.#flows.set(key, flow);
    flow.seen += 1;
    return flow.seen > rowsOfKey || ofSource > rowsOfSource ? flow : null;
  }
}
