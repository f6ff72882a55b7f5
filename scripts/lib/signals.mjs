const parentCheckMs = 500;

/**
 * Hands Ctrl+C and a stop of the service on to the children, and ends as the first one ended.
 * A terminal already sends Ctrl+C to the whole group, so a child sees it twice at most, which it must bear.
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

/** npm runs a script through a shell that passes no signal on; when npm is stopped, we only notice that our parent is gone. */
function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) stop();
  }, parentCheckMs);
}
