// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes tests/tokens/counts.tsv anew, after a text was added or changed. From tests/peers, with the packages of both
// package files installed:
//   STUDIO_PEERS_DIR=$PWD/../../build/peers node --import ./peers_folder.mjs templates/count_tokens.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { counterOf, models } from './models.mjs';

const folder = new URL('../../tokens/', import.meta.url);
const names = readdirSync(new URL('texts/', folder)).sort();
const texts = names.map((name) => readFileSync(new URL(`texts/${name}`, folder), 'utf8'));

const columns = models.map((model) => texts.map(counterOf(model)));
const rows = names.map((name, row) => [name.replace('.txt', ''), ...columns.map((column) => column[row])]);
const head = `# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# For how many tokens the tokenizers of real models take the texts beside this file. tests/peers/templates/count_tokens.mjs
# writes it; the suite peers checks it, the estimate in core/persona/tokens.h is tested against it.
`;
writeFileSync(new URL('counts.tsv', folder),
  head + [['text', ...models], ...rows].map((row) => `${row.join('\t')}\n`).join(''));
