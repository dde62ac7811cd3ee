// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The real program's library in a folder of its own: cards go in and come out as files, as for anybody.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.env.STUDIO_PROGRAM;

export class Library {
  #folder = mkdtempSync(join(tmpdir(), 'studio-cards-'));
  #language;

  /** `language`: that of the example companions which every library begins with. */
  constructor(language = 'en') {
    this.#language = language;
  }

  /** A file in the folder, for what is imported. */
  file(name, bytes) {
    const path = join(this.#folder, name);
    writeFileSync(path, bytes);
    return path;
  }

  /** What the program told of the one file: {id, name, format, report …}. Throws if it was refused. */
  import(name, bytes, ...options) {
    const run = this.#run(['persona', 'import', this.file(name, bytes), '--format', 'jsonl', ...options]);
    if (run.status !== 0) throw new Error(`import of ${name} ended with ${run.status}: ${run.stderr}`);
    return JSON.parse(run.stdout);
  }

  /** The companion as a card, byte for byte. */
  export(id, format) {
    const out = join(this.#folder, `out.${format}`);
    const run = this.#run(['persona', 'export', id, '--format', format, '--out', out]);
    if (run.status !== 0) throw new Error(`export of ${id} as ${format} ended with ${run.status}: ${run.stderr}`);
    return readFileSync(out);
  }

  /** The same as JSON. */
  exportJson(id, format) {
    return JSON.parse(this.export(id, format).toString('utf8'));
  }

  ids() {
    const run = this.#run(['persona', 'list', '--format', 'jsonl']);
    if (run.status !== 0) throw new Error(`list ended with ${run.status}: ${run.stderr}`);
    return run.stdout.trim().split('\n').map((line) => JSON.parse(line).id);
  }

  end() {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(rest) {
    const all = ['--data', join(this.#folder, 'data'), '--lang', this.#language, ...rest];
    return spawnSync(program, all, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  }
}
