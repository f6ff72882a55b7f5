import { writeAccounts } from '../../../server/identity/emulator/accountsFile.ts';

// Writes a small and a large file in turn until it is killed.
const path = process.argv[2] ?? '';
const made = (n: number) =>
  Array.from({ length: n }, (_, index) => ({ localId: `account-${index}`, email: `${index}@test.example` }));
const files = [made(2000), made(3000)];
await writeAccounts(path, files[0] ?? []);
process.send?.('writing');
for (let turn = 1; ; turn += 1) await writeAccounts(path, files[turn % 2] ?? []);
