import { z } from 'zod';
import { companyLimits } from '#contract/company/limits';
import { text } from '#contract/kit/endpoint';
import { looksLikeFormula } from '#contract/kit/formula';
import { textLimits } from '#contract/kit/limits';
import { parseFilter } from '../filter.ts';
import { keyOf, readPath } from '../names.ts';
import { type Operation, readObject, readText } from '../readBody.ts';
import { invalidValue, ScimError } from '../scimError.ts';

/** One step of a change of members: `set` replaces them. */
export interface MemberStep {
  kind: 'add' | 'remove' | 'set';
  ids: string[];
}

export interface GroupChange {
  displayName?: string;
  externalId?: string | null;
  members: MemberStep[];
}

const { textMax } = textLimits;

function readDisplayName(value: unknown): string {
  const name = text().safeParse(readText(value, 'displayName', textMax));
  if (!name.success || looksLikeFormula(name.data)) throw invalidValue('displayName is required, and must not look like a formula');
  return name.data;
}

/** `[{ "value": id }]`, as lists of members are written; Entra also sends one without the list. */
function readMembers(value: unknown): string[] {
  const members = value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];
  if (members.length > companyLimits.scim.members) throw new ScimError(413, 'Too many members in one call');
  return members.map((member) => readId(typeof member === 'string' ? member : readObject(member)['value']));
}

function readId(value: unknown): string {
  const id = z.uuid().safeParse(value);
  if (!id.success) throw invalidValue('A member is no id of a user');
  return id.data.toLowerCase();
}

/** `members[value eq "…"]`, also several of them joined by `or`. */
function readSelected(filter: string): string[] {
  const tree = parseFilter(filter);
  return (tree.op === 'or' ? tree.filters : [tree]).map((part) => {
    if (part.op !== 'eq' || part.attrPath.toLowerCase() !== 'value')
      throw new ScimError(400, 'Members are selected by value eq', 'invalidFilter');
    return readId(part.compValue);
  });
}

function readAttribute(change: GroupChange, path: string, value: unknown, op: Operation['op']): void {
  const target = readPath(path);
  if (!target) return;
  const key = keyOf(target);
  if (key === 'displayname') change.displayName = readDisplayName(value);
  if (key === 'externalid') change.externalId = readText(value, 'externalId', textMax);
  if (key !== 'members') return;
  if (target.filter !== undefined && op !== 'remove')
    throw new ScimError(400, 'Selected members can only be removed', 'invalidPath');
  if (target.filter !== undefined) change.members.push({ kind: 'remove', ids: readSelected(target.filter) });
  else if (op === 'remove' && value !== null && value !== undefined)
    change.members.push({ kind: 'remove', ids: readMembers(value) });
  else change.members.push({ kind: op === 'add' ? 'add' : 'set', ids: op === 'remove' ? [] : readMembers(value) });
}

/** A body of POST or PUT. With `isWhole` (PUT) attributes that it does not mention are removed. */
export function readGroup(body: unknown, { isWhole = false } = {}): GroupChange & { displayName: string } {
  const change: GroupChange = { members: isWhole ? [{ kind: 'set', ids: [] }] : [], ...(isWhole && { externalId: null }) };
  for (const [path, value] of Object.entries(readObject(body))) readAttribute(change, path, value, 'replace');
  const { displayName } = change;
  if (displayName === undefined) throw invalidValue('displayName is required');
  return { ...change, displayName, members: change.members.slice(-1) };
}

export function readGroupChange(operations: readonly Operation[]): GroupChange {
  const change: GroupChange = { members: [] };
  for (const { op, path, value } of operations) {
    if (path) readAttribute(change, path, value, op);
    else for (const [inner, part] of Object.entries(readObject(value))) readAttribute(change, inner, part, op);
  }
  return change;
}
