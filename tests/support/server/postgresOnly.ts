/** The PostgreSQL that tests of a database on a network need; `npm test` starts one. */
export function testPostgres(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('This file needs a PostgreSQL: set TEST_DATABASE_URL to one whose databases a test may make.');
  return url;
}
