import type { ChildProcess } from 'node:child_process';

/** Forwards Ctrl+C and SIGTERM to the children, and exits with the code of the first. */
export function endWith(child: ChildProcess, alsoStop?: ChildProcess[]): void;
