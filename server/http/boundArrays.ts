import { z } from 'zod';
import { bodyLimits } from '#contract/kit/limits';

type Internals = z.core.$ZodType['_zod'];

/**
 * Limits the time that lists within a schema take: a list that is too long is refused before its items are read, and any other after some
 * problems. By itself zod reads every item first and collects every problem: a megabyte of wrong items took seconds. Changes the schemas
 * themselves; encoding of replies does not change.
 */
export function boundArrays(schema: unknown, seen = new Set<unknown>()): void {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if (schema instanceof z.core.$ZodType) {
    if (schema instanceof z.core.$ZodArray) bound(schema);
    boundArrays(schema._zod.def, seen);
  } else {
    for (const part of Object.values(schema)) boundArrays(part, seen);
  }
}

/** The limit of `.max(n)`, which zod checks after the items. */
function longestOf({ _zod }: z.core.$ZodArray): number {
  const limits = (_zod.def.checks ?? []).map(({ _zod: { def } }) =>
    def.check === 'max_length' ? (def as z.core.$ZodCheckMaxLengthDef).maximum : Number.POSITIVE_INFINITY,
  );
  return Math.min(bodyLimits.items, ...limits);
}

function bound(list: z.core.$ZodArray): void {
  const { _zod } = list;
  const { element } = _zod.def;
  const longest = longestOf(list);
  // On their first call, lists of zod 4.6 restore their original parse, which would undo this change.
  for (let time = 0; time < 2; time += 1) void _zod.parse({ value: undefined, issues: [] }, {});
  const parse = _zod.parse;
  const bounded: Internals['parse'] = (payload, context) => {
    const { value } = payload;
    // Replies may share a list with requests; our own replies need no limit.
    if (!Array.isArray(value) || context.direction === 'backward') return parse(payload, context);
    if (value.length > longest) {
      payload.issues.push({ code: 'too_big', origin: 'array', maximum: longest, inclusive: true, input: value, inst: list });
      return payload;
    }
    const read: unknown[] = [];
    for (const [at, item] of value.entries()) {
      const result = element._zod.run({ value: item, issues: [] }, context);
      if (result instanceof Promise) throw new Error('A schema of the contract must not be asynchronous');
      payload.issues.push(...z.core.util.prefixIssues(at, result.issues));
      if (payload.issues.length >= bodyLimits.problems) break;
      read.push(result.value);
    }
    payload.value = read;
    return payload;
  };
  // Where a schema has no checks, zod has `run` point at `parse` already.
  if (_zod.run === _zod.parse) _zod.run = bounded;
  _zod.parse = bounded;
}
