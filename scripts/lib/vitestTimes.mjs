import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './exec.mjs';

/** Writes the duration of each file, with its imports and hooks, to the path in VITEST_TIMES: `[{ file, ms }]`. */
export default class VitestTimes {
  times = [];

  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    this.times.push({ file: relative(root, module.moduleId), ms: collectDuration + setupDuration + duration });
  }

  onTestRunEnd() {
    writeFileSync(process.env.VITEST_TIMES, JSON.stringify(this.times));
  }
}
