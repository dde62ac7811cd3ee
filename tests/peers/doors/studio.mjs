// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The real program as `serve`, with its data in a folder of its own. It takes any free ports, and needs no token
// unless it is told to: the agents of others cannot send one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = process.env.STUDIO_PROGRAM;

export class Studio {
  #process;
  #folder = mkdtempSync(join(tmpdir(), 'studio-peers-'));
  #complaints = '';

  /** Resolves when it has said `ready`. */
  static async start(...options) {
    const studio = new Studio();
    const all = ['serve', '--mcp-port', '0', '--firehose-port', '0', ...options];
    if (!options.includes('--token')) all.push('--no-token');
    studio.#process = spawn(program, studio.#arguments(all), { stdio: ['ignore', 'pipe', 'pipe'] });
    studio.#process.stderr.on('data', (data) => (studio.#complaints += data));
    for await (const line of createInterface({ input: studio.#process.stdout })) {
      if (line === 'ready') return studio;
      const [word, ...rest] = line.split(' ');
      studio[word] = word === 'room' ? rest[0] : rest.join(' ');
    }
    throw new Error(`serve ended with ${studio.#process.exitCode}: ${studio.#complaints}`);
  }

  /** Of the MCP server: http://127.0.0.1:PORT */
  get origin() {
    return new URL(this.mcp).origin;
  }

  /** Where notices come from, any path. */
  get notices() {
    return this.origin.replace('http', 'ws');
  }

  /** Somebody at a keyboard. */
  async add(from, message) {
    const answer = await fetch(`${this.origin}/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, message }),
    });
    return answer.json();
  }

  /** As Ctrl+C does; gives its exit code. */
  async stop(signal = 'SIGTERM') {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const gone = once(this.#process, 'exit');
      this.#process.kill(signal);
      await gone;
    }
    return this.#process.exitCode;
  }

  /** The room as the program's own export gives it, after it was stopped. */
  exported() {
    const run = spawnSync(program, this.#arguments(['export', this.room, '--format', 'json']), { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`export ended with ${run.status}: ${run.stderr}`);
    return JSON.parse(run.stdout);
  }

  async end() {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #arguments(rest) {
    return ['--data', this.#folder, '--lang', 'en', ...rest];
  }
}
