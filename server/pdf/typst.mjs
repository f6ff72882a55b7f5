// Makes one PDF and ends: a request as JSON on stdin, the file on stdout, what went wrong on stderr. A process of its own, because the
// compiler neither gives its memory back nor can be stopped in the middle. Its argument is the folder of the templates, which is
// all that a template can read; a second one, "portable", takes the compiler that runs everywhere.
import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const [, , root, engine] = process.argv;

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

/** The build for this machine. The package that chooses among builds names some that do not exist, which npm ci refuses. */
function nativeCompiler() {
  for (const library of engine === 'portable' ? [] : ['gnu', 'musl']) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-${library}`).NodeCompiler;
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

function printNatively(Compiler, { template, fonts, data }) {
  const compiler = Compiler.create({ workspace: root, fontArgs: [{ fontBlobs: fonts.map((path) => readFileSync(path)) }] });
  compiler.mapShadow(join(root, 'data.json'), data);
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

/** The same release as WebAssembly: slower, and its files are tagged but do not claim a standard. It reaches no file by itself. */
async function printPortably({ template, fonts, data }) {
  const { default: start, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  await start({ module_or_path: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const path of fonts) await builder.add_raw_font(readFileSync(path));
  const compiler = await builder.build();
  for (const name of readdirSync(root)) compiler.add_source(`/${name}`, readFileSync(join(root, name), 'utf8'));
  compiler.map_shadow('/data.json', data);
  const [pages, diagnostics, pdf] = [0, 3, 1];
  const world = compiler.snapshot('/', `/${template}.typ`, null);
  const { hasError, diagnostics: problems } = world.compile(pages, diagnostics);
  if (hasError) throw new Error(JSON.stringify(problems));
  return world.get_artifact(pdf, diagnostics).result;
}

offerToBeEnded();
try {
  const { data, ...job } = JSON.parse(readFileSync(0, 'utf8'));
  const request = { ...job, data: Buffer.from(JSON.stringify(data)) };
  const Compiler = nativeCompiler();
  const file = Compiler ? printNatively(Compiler, request) : await printPortably(request);
  for (let written = 0; written < file.length; ) written += writeSync(1, file, written);
} catch (error) {
  writeSync(2, messageOf(error));
  process.exitCode = 1;
}
