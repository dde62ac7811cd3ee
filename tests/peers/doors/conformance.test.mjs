// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The official conformance suite against our server: the released one, and the newest alpha, which knows the
// stateless revision.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { exceptions, partly } from './conformance_exceptions.mjs';
import { Studio } from './studio.mjs';

const folder = mkdtempSync(join(tmpdir(), 'studio-conformance-'));
let studio;
before(async () => {
  studio = await Studio.start();
});
after(async () => {
  await studio?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Names of scenarios of one package, by how they ended. */
function run(name) {
  const program = `${process.env.STUDIO_PEERS_DIR}/node_modules/@modelcontextprotocol/${name}/dist/index.js`;
  const options = ['server', '--url', studio.mcp, '--suite', 'all', '-o', join(folder, name)];
  const { stdout } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8' });
  const rows = [...stdout.matchAll(/^([✓✗]) ([\w-]+): \d+ passed, (\d+) failed/gm)];
  const named = (sign) => rows.filter((row) => row[1] === sign).map((row) => row[2]);
  for (const [, , scenario, failed] of rows) {
    if (scenario in partly) assert.equal(Number(failed), partly[scenario], stdout);
  }
  return { passed: named('✓'), failed: named('✗'), words: stdout };
}

for (const [name, least] of [
  ['conformance', 30],
  ['conformance-alpha', 60],
]) {
  test(`${name} passes but for what is listed`, () => {
    const { passed, failed, words } = run(name);

    assert.ok(passed.length + failed.length >= least, words);
    assert.deepEqual(failed.filter((scenario) => !(scenario in exceptions)), [], words);
    assert.deepEqual(passed.filter((scenario) => scenario in exceptions), [], 'listed, but it passes');
  });
}
