// Makes one PDF and ends: a request as JSON on stdin, the file on stdout, what went wrong on stderr. A process of its own, because the
// compiler neither gives its memory back nor can be stopped in the middle. Its argument is the folder of the templates, which is
// all that a template can read.
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The compiler for this machine. The package that chooses among its builds names some that do not exist, which npm ci refuses. */
function loadCompiler() {
  const failures = [];
  for (const library of ['gnu', 'musl']) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-${library}`).NodeCompiler;
    } catch (error) {
      failures.push(messageOf(error));
    }
  }
  throw new Error(`no compiler for this machine: ${failures.join(', ')}`);
}

/** When memory runs out, Linux ends this process first, not the server. */
function offerToBeEnded() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system.
  }
}

/** The compiler hands its sentence over as a code. */
const messageOf = (error) => (error?.code?.includes(' ') ? error.code : (error?.message ?? String(error)));

/** `files`: what a template finds beside itself, by name; base64. */
function print({ template, fonts, data, files }) {
  const root = process.argv[2];
  const compiler = loadCompiler().create({ workspace: root, fontArgs: [{ fontBlobs: fonts.map((path) => readFileSync(path)) }] });
  compiler.mapShadow(join(root, 'data.json'), Buffer.from(JSON.stringify(data)));
  for (const [name, content] of Object.entries(files)) compiler.mapShadow(join(root, name), Buffer.from(content, 'base64'));
  const compiled = compiler.compile({ mainFilePath: join(root, `${template}.typ`) });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  try {
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  } catch (error) {
    // One letter that cannot be drawn breaks the standard, but must not keep the file from its reader.
    writeSync(2, `not PDF/UA-1: ${messageOf(error)}`);
    return compiler.pdf(compiled.result);
  }
}

offerToBeEnded();
try {
  const file = print(JSON.parse(readFileSync(0, 'utf8')));
  for (let written = 0; written < file.length; ) written += writeSync(1, file, written);
} catch (error) {
  writeSync(2, messageOf(error));
  process.exitCode = 1;
}
