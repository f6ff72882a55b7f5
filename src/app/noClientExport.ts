/**
 * Stands in for the spreadsheet writer of react-admin's default exporter, which every list controller imports. Our files are
 * written by the server, so it never reaches the browser.
 */
// oxlint-disable-next-line import/no-default-export -- as the package that it stands in for
export default function exportInTheBrowser(): never {
  throw new Error('Spreadsheets are written by the server');
}
