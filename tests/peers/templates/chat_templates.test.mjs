// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The requests that we send are rendered with the chat templates of real models, as servers do it. A template refuses what
// it does not know with an exception, or drops it without a word; neither may happen to what a model has to see.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isHere, models, templateOf } from './models.mjs';
import { render, requests } from './requests.mjs';

const ours = (name) => ({
  template: readFileSync(new URL(`${name}.jinja`, import.meta.url), 'utf8'),
  words: { bos_token: '<s>', eos_token: '</s>' },
});

// Templates in Python stop where they look into a text that is null; the one here goes on.
test('no text is null', () => {
  for (const request of requests) {
    for (const message of [...request.chat.messages, ...request.ollama.messages]) {
      assert.ok(typeof message.content === 'string' || Array.isArray(message.content), request.name);
    }
  }
});

const hasTools = ({ tools, messages }) => Boolean(tools) || messages.some(({ role }) => role === 'tool');

const withoutTools = ['gemma3', 'strict_turns', 'no_system'];
const isBeyond = (model, body) => withoutTools.includes(model) && hasTools(body);

function check(model, template, form) {
  for (const request of requests.filter((one) => !isBeyond(model, one[form]))) {
    test(`${model} is told ${request.name} (${form})`, () => {
      const told = render(template, request[form]);
      for (const text of request.keeps) assert.ok(told.includes(text), `lost: ${text}`);
      assert.doesNotMatch(told, /\b(undefined|None|NaN)\b|\[object Object\]/);
    });
  }
}

for (const model of models) {
  const template = isHere(model) && templateOf(model);
  if (!template) {
    test(`${model}`, { skip: 'there is no template here' }, () => {});
    continue;
  }
  for (const form of ['chat', 'ollama', 'folded']) check(model, template, form);
}
for (const form of ['chat', 'ollama', 'folded']) check('strict_turns', ours('strict_turns'), form);
check('no_system', ours('no_system'), 'folded');
