import type { CsvTable } from '~/components/csv/types.ts';
import { readAddressee } from '~/resources/users/addressees.ts';
import { isEmail } from '~/components/form/tags/emailTokens.ts';

export const importFields = [
  'email',
  'department',
  'group',
  'name',
  'lastName',
  'awayFrom',
  'awayUntil',
  'language',
  'timeZone',
] as const;
export type ImportField = (typeof importFields)[number];
export const requiredFields: readonly ImportField[] = ['email', 'department'];

/** The column index of each field; null if none is chosen. */
export type ColumnMap = Record<ImportField, number | null>;

/**
 * Column titles in use, per field, in the languages of the panel. Compared without case, spaces, punctuation and accents.
 * The first match wins; our own titles come first.
 */
const headerNames: Record<ImportField, string> = {
  email: `Email Address|Email|E-mail|Mail|Email ID|User Principal Name|UPN|Work Email|Primary Email|User Email|
    כתובת אימייל|אימייל|דואל|דוא"ל|דואר אלקטרוני|כתובת דוא"ל|מייל|correo electrónico|correo|dirección de correo electrónico|
    adresse e-mail|adresse électronique|courriel|adresse mail|endereço de e-mail|e-mail-adresse|emailadresse|mailadresse|
    e-mailadres|indirizzo email|posta elettronica|电子邮件|电子邮件地址|邮箱|邮箱地址|адрес электронной почты|электронная почта|
    эл. почта|почта|البريد الإلكتروني|عنوان البريد الإلكتروني|διεύθυνση email|ηλεκτρονικό ταχυδρομείο|メールアドレス|メール|
    電子メール`,
  department: `Department|Dept|Department Name|Division|Team|Business Unit|Org Unit|מחלקה|מחלקות|אגף|departamento|área|département|
    service|departamento|setor|abteilung|bereich|afdeling|dipartimento|reparto|ufficio|部门|部門|отдел|подразделение|департамент|
    القسم|قسم|الأقسام|الإدارة|τμήμα|τμήματα|部署|所属|
    departments|departamentos|départements|abteilungen|afdelingen|dipartimenti|reparti|отделы`,
  group: `Group|Groups|Group Name|User Group|קבוצה|קבוצות|grupo|grupos|groupe|gruppe|groep|gruppo|组|组别|群组|группа|
    المجموعة|مجموعة|المجموعات|ομάδα|ομάδες|グループ|groupes|gruppen|groepen|gruppi|группы`,
  name: `First Name|Firstname|Given Name|Forename|Name|Full Name|Display Name|שם פרטי|שם|nombre|prénom|primeiro nome|nome|
    nome próprio|nome de batismo|nombre de pila|primer nombre|vorname|roepnaam|voornaam|naam|名字|名|姓名|имя|личное имя|الاسم الأول|الاسم|όνομα|名前|氏名`,
  lastName: `Last Name|Lastname|Surname|Family Name|SN|שם משפחה|apellido|apellidos|nom de famille|nom|sobrenome|apelido|
    nachname|familienname|achternaam|cognome|姓|姓氏|фамилия|اسم العائلة|الكنية|επώνυμο|επίθετο|苗字`,
  awayFrom: `Away from|היעדרות מתאריך|Ausencia desde|Absence à partir du|Ausência desde|Abwesend ab|Afwezig vanaf|Assenza dal|
    不在岗开始日期|Отсутствует с|الغياب من|Απουσία από|不在の開始日`,
  awayUntil: `Away until|היעדרות עד תאריך|Ausencia hasta|Absence jusqu’au|Ausência até|Abwesend bis|Afwezig tot en met|
    Assenza fino al|不在岗结束日期|Отсутствует по|الغياب حتى|Απουσία έως|不在の終了日`,
  language: `Language|Preferred Language|שפה|Idioma|Langue|Sprache|Taal|Lingua|语言|Язык|اللغة|Γλώσσα|言語`,
  timeZone: `Time Zone|אזור זמן|Zona horaria|Fuseau horaire|Fuso horário|Zeitzone|Tijdzone|Fuso orario|时区|Часовой пояс|المنطقة الزمنية|
    Ζώνη ώρας|タイムゾーン`,
};

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{S}\p{Z}\p{Cf}\s]/gu, '')
    .toLowerCase();

const nameRanks = Object.fromEntries(
  importFields.map((field) => [field, headerNames[field].split('|').map((name) => plain(name))]),
) as Record<ImportField, string[]>;

const sampleSize = 50;

/** The column whose first rows hold mostly addresses; for files without known titles. */
function emailColumnByContent({ headers, rows }: CsvTable): number | null {
  const sample = rows.slice(0, sampleSize);
  const shares = headers.map(
    (_, column) => sample.filter(({ cells }) => isEmail(readAddressee(cells[column] ?? '').email)).length / sample.length,
  );
  const best = shares.indexOf(Math.max(...shares));
  return (shares[best] ?? 0) > 0.5 ? best : null;
}

/**
 * First guess of the mapping, by header in any of the panel's languages, for the e-mail column also by content. Absences only by the titles
 * of our own files, and both days or none: dates that other systems write as they like would cost people their rows.
 */
export function guessColumns(table: CsvTable): ColumnMap {
  const headers = table.headers.map(plain);
  const taken = new Set<number>();
  const guess = (field: ImportField): number | null => {
    for (const name of nameRanks[field]) {
      const column = headers.findIndex((header, index) => header === name && !taken.has(index));
      if (column === -1) continue;
      taken.add(column);
      return column;
    }
    return null;
  };
  const map = Object.fromEntries(importFields.map((field) => [field, guess(field)])) as ColumnMap;
  const isHalf = map.awayFrom === null || map.awayUntil === null;
  return { ...map, ...(isHalf && { awayFrom: null, awayUntil: null }), email: map.email ?? emailColumnByContent(table) };
}

/** True if the first record is a person, so that the file has no header row. */
export const lacksHeader = (table: CsvTable): boolean => table.headers.some((header) => isEmail(header));

/** The same file with its first record as data; `nameOf` gives the columns a name (1-based). */
export function asHeaderless(table: CsvTable, nameOf: (column: number) => string): CsvTable {
  const row = Math.max(1, (table.rows[0]?.row ?? 2) - 1);
  return {
    ...table,
    headers: table.headers.map((_, index) => nameOf(index + 1)),
    rows: [{ row, cells: table.headers }, ...table.rows],
  };
}
