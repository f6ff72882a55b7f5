// Makes one PDF and exits: reads a JSON request from stdin, writes the file to stdout and errors to stderr. A separate process,
// because the compiler neither frees its memory nor can be interrupted. Arguments: the folder of the templates, the only folder
// that a template can read, and optionally "portable" for the WebAssembly build.
import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const [, , root, engine] = process.argv;

/** Makes Linux end this process first when memory runs out, not the server. */
function offerToBeEnded() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux.
  }
}

/** The compiler reports its message as the code. */
const messageOf = (error) => (error?.code?.includes(' ') ? error.code : (error?.message ?? String(error)));

/**
 * The native build for this machine. The package that chooses among builds lists some that do not exist, which npm ci refuses.
 */
function nativeCompiler() {
  for (const library of engine === 'portable' ? [] : ['gnu', 'musl']) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-${library}`).NodeCompiler;
    } catch {
      // No build for this target; try the next one.
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
    // One letter that cannot be drawn violates the standard, but must not prevent the file.
    writeSync(2, `not PDF/UA-1: ${messageOf(error)}`);
    return compiler.pdf(compiled.result);
  }
}

/** The same release as WebAssembly: slower, and its files are tagged but do not claim a standard. It has no access to files. */
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
