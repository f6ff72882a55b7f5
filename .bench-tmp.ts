import { readFileSync, writeFileSync } from 'node:fs';
import { startHeed } from '/work/h3/scripts/bench/heedProcess.ts';
import { signIn } from '/work/h3/scripts/bench/apiClient.ts';
import { simulationCases } from '/work/h3/scripts/bench/simulationCases.ts';
import { processorMs } from '/work/h3/scripts/bench/processes.ts';
const info = JSON.parse(readFileSync('/tmp/d3pg/info.json', 'utf8'));
const only = process.argv[2] ? new RegExp(process.argv[2]) : /./;
const rounds = Number(process.argv[3] ?? 7);
const out = process.argv[4];
const benchToken = crypto.randomUUID();
const heed = await startHeed({ DATABASE_URL: info.socketUrl, DATA_DIR: '/tmp/d3pg/data', HEED_BENCH_TOKEN: benchToken, TRUST_PROXY: '127.0.0.1' });
console.log('started', Math.round(heed.startedInMs));
try {
  const api = await signIn(heed.url, 'bench@bench-100000.example', 'Password1!', benchToken);
  const cases = (await simulationCases(api)).filter(c => only.test(c.id));
  const q = (a: number[], p: number) => a.toSorted((x, y) => x - y)[Math.min(a.length - 1, Math.ceil(a.length * p) - 1)];
  const all: any[] = [];
  for (const c of cases) {
    for (const r of c.requests) {
      const t: number[] = []; let text = '';
      let cpu0 = 0;
      for (let i = 0; i <= rounds; i++) {
        if (i === 1) cpu0 = processorMs(info.pid);
        const s = performance.now();
        const reply = await fetch(api.url(r.path), { headers: api.headers });
        text = await reply.text();
        if (!reply.ok) throw new Error(r.path + ' ' + reply.status + text);
        if (i > 0) t.push(performance.now() - s);
      }
      const cpu = (processorMs(info.pid) - cpu0) / rounds;
      const short = r.path.replace(/^[^?]*\?/, '').replace(/([a-z]+)=[0-9a-f]{8}-[0-9a-f-]*/g, '$1').replace(/(\b\w+)(&\1)+/g, (m, a) => a + '*' + m.split('&').length);
      all.push({ id: c.id, q: short, p50: Math.round(q(t, .5)), p95: Math.round(q(t, .95)), cpu: Math.round(cpu), text });
      const row = all.at(-1);
      console.log(row.id.replace('report-simulation-', '').padEnd(20), String(row.p50).padStart(5), String(row.p95).padStart(5), String(row.cpu).padStart(5), row.q);
    }
  }
  if (out) writeFileSync(out, JSON.stringify(all));
} finally { await heed.stop(); }
process.exit(0);
