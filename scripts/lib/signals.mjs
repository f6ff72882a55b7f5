/**
 * Hands Ctrl+C and a stop of the service on to a child, once each, and ends as the child ended.
 * A terminal already sends Ctrl+C to the whole group; the child sees it twice at most, which it must bear.
 */
export function endWith(child, alsoStop = []) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      for (const one of [child, ...alsoStop]) one.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  child.on('exit', (code, signal) => {
    for (const one of alsoStop) one.kill('SIGTERM');
    process.exitCode = code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1);
  });
}
