const parentCheckMs = 500;

/**
 * Forwards Ctrl+C and SIGTERM to the children, and exits with the code of the first. A terminal already sends Ctrl+C to the
 * group, so a child may receive it twice.
 */
export function endWith(child, alsoStop = []) {
  const stopAll = (signal) => {
    for (const one of [child, ...alsoStop]) one.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(signal));
  process.on('SIGHUP', () => stopAll('SIGTERM'));
  const watch = whenNpmEnds(() => stopAll('SIGTERM'));
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    for (const one of alsoStop) one.kill('SIGTERM');
    process.exitCode = code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1);
  });
}

/**
 * npm runs a script through a shell that forwards no signals; when npm stops, we only notice that our parent process is gone.
 */
function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) stop();
  }, parentCheckMs);
}
