/**
 * Stands in for the spreadsheet writer of react-admin's default exporter, which every list controller imports. Our files are
 * written by the server, so it never reaches the browser.
 */
export default function exportInTheBrowser(): never {
  throw new Error('Spreadsheets are written by the server');
}
