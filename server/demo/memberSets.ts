import type { CompanyPlan } from './companies.ts';
import { addDays, officeMoment } from './moments.ts';
import { departmentNames, groupNames, otherDepartmentNames } from './names/organisation.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

/** A department or group with its members. */
export interface DemoSet {
  kind: 'departments' | 'groups';
  id: string;
  companyId: string;
  name: string;
  createdAt: Date;
  members: Person[];
}

/** Departments by industry and size, then groups. Nearly everybody has a department, a third have a group. */
export function makeSets(company: CompanyPlan, companyId: string, people: readonly Person[], random: Random, now: Date): DemoSet[] {
  const trade = otherDepartmentNames[company.industry] ?? [];
  const known = company.people > 60 ? departmentNames : trade.length > 0 ? trade : departmentNames;
  const departmentCount = company.people > 60 ? random.int(10, 14) : Math.min(known.length, 3 + Math.floor(company.people / 9));
  const groupCount = company.people > 60 ? random.int(5, 8) : random.int(1, 4);
  const make = (kind: DemoSet['kind'], name: string, i: number): DemoSet => {
    // The first ones are older than the first people, later ones were added as the company grew.
    const daysAgo = i < 3 ? company.age - 0.5 : random.next() * (company.age - 1);
    const at = officeMoment(now, daysAgo, i < 3 ? i / 100 : random.next());
    const born = people[0]?.createdAt ?? addDays(now, -company.age);
    return { kind, id: random.uuid(), companyId, name, createdAt: at < born ? addDays(born, 0.01) : at, members: [] };
  };
  const departments = known.slice(0, departmentCount).map((name, i) => make('departments', name, i));
  const groups = random.some(groupNames, groupCount).map((name, i) => make('groups', name, i + 1));
  // Departments differ in size.
  const weights = Object.fromEntries(departments.map((_, i) => [String(i), 1 + random.next() * 6]));
  for (const person of people) {
    if (random.chance(0.94)) departments[Number(random.weighted(weights))]?.members.push(person);
    if (random.chance(0.06)) join(random.pick(departments), person);
    if (random.chance(0.35)) join(random.pick(groups), person);
  }
  return [...departments, ...groups];
}

function join(set: DemoSet, person: Person): void {
  if (!set.members.includes(person)) set.members.push(person);
}
