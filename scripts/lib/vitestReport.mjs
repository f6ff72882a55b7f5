import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './exec.mjs';

/** First line of a message, without colours, such as `AssertionError: 3 is not 4`. */
const firstLine = ({ name, message = '' } = {}) => {
  const text = stripVTControlCharacters(message).trim().split('\n', 1)[0];
  return [name, text].filter(Boolean).join(': ');
};

/**
 * Reporter of vitest: writes `{ files, errors }` to the path in VITEST_REPORT. A file is as described in `results.mjs`, its `ms`
 * with imports and hooks; `errors` are the messages of errors that belong to no test.
 */
export default class VitestReport {
  files = [];

  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const tests = [...module.children.allTests()].map((test) => ({ name: test.fullName, ...test.result() }));
    const inState = (state) => tests.filter((test) => test.state === state);
    const failures = [
      // A file that could not be loaded, and `beforeAll` and the like that failed: their tests only count as skipped.
      ...module.errors().map((error) => ({ why: firstLine(error) })),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => ({ test: suite.fullName, why: firstLine(error) })),
      ),
      ...inState('failed').map(({ name, errors }) => ({ test: name, why: firstLine(errors[0]) })),
    ];
    // Code of the file that failed where vitest names no reason.
    if (!module.ok() && failures.length === 0) failures.push({ why: 'the file failed' });
    const passed = inState('passed').length;
    this.files.push({
      file: relative(root, module.moduleId),
      ms: collectDuration + setupDuration + duration,
      passed,
      failed: failures.length,
      skipped: tests.length - passed - inState('failed').length,
      failures,
    });
  }

  onTestRunEnd(_modules, unhandled) {
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify({ files: this.files, errors: unhandled.map(firstLine) }));
  }
}
