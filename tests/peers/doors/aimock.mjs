// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// @copilotkit/aimock in a process of its own, as the models of agents that come to us.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const key = 'k-peers-7f3a';

/** Resolves with its address and key when it listens. */
export async function startAimock(fixtures) {
  const cli = `${process.env.STUDIO_PEERS_DIR}/node_modules/@copilotkit/aimock/dist/cli.js`;
  const file = fileURLToPath(new URL(`../fixtures/${fixtures}`, import.meta.url));
  const options = ['--port', '0', '--strict', '--validate-on-load', '--fixtures', file];
  const env = { ...process.env, AIMOCK_API_KEYS: key, AIMOCK_STRICT_TURN_INDEX: '1' };
  const mock = spawn(process.execPath, [cli, ...options], { env });
  let words = '';
  const url = await new Promise((resolve, reject) => {
    const hear = (data) => {
      words += data;
      const listening = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(words);
      if (listening) resolve(`${listening[1]}/v1`);
    };
    mock.stdout.on('data', hear);
    mock.stderr.on('data', hear);
    mock.once('exit', () => reject(new Error(words)));
  });
  return { url, key, end: () => mock.kill('SIGKILL'), words: () => words };
}
