// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The counts that the estimate of tokens is tested against are those of the real tokenizers; and with the words that a
// template puts around our requests, they are not longer than estimated.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { counterOf, isHere, models, templateOf } from './models.mjs';
import { render, requests } from './requests.mjs';

const folder = new URL('../../tokens/', import.meta.url);
const [head, ...rows] = readFileSync(new URL('counts.tsv', folder), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'));

test('each model has a column', () => assert.deepEqual(head, ['text', ...models]));

for (const model of models) {
  test(`the counts of ${model}`, { skip: !isHere(model) && 'it is in tests/peers/large' }, () => {
    const count = counterOf(model);
    for (const row of rows) {
      const text = readFileSync(new URL(`texts/${row[0]}.txt`, folder), 'utf8');
      assert.equal(Number(row[head.indexOf(model)]), count(text), row[0]);
    }
    const template = templateOf(model);
    for (const request of template ? requests.filter(({ chat }) => !chat.tools) : []) {
      const read = count(render(template, request.chat));
      assert.ok(request.estimate >= read * 0.9, `${request.name}: ${request.estimate} for ${read}`);
    }
  });
}
