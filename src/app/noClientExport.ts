/** Replaces the CSV writer of react-admin's default exporter, which every list controller imports: the server writes our files. */
// oxlint-disable-next-line import/no-default-export -- as the package that it stands in for
export default function exportInTheBrowser(): never {
  throw new Error('Spreadsheets are written by the server');
}
