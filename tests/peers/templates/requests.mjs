// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Our requests, and what a server makes of them before its model reads them.
import { execFileSync } from 'node:child_process';
import { Template } from '@huggingface/jinja';

export const requests = execFileSync(process.env.STUDIO_REQUEST_BODIES, { encoding: 'utf8', maxBuffer: 1 << 26 })
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** A server gives parts to a template that reads them, and to another their texts. */
function served(messages, template) {
  const readsParts = /content'?\]? is (string|iterable)/.test(template);
  const partOf = (part) => (part.type === 'image_url' ? { type: 'image' } : part);
  return messages.map((message) => {
    if (!Array.isArray(message.content)) return message;
    const content = readsParts
      ? message.content.map(partOf)
      : message.content.map((part) => part.text ?? '').filter(Boolean).join('\n');
    return { ...message, content };
  });
}

export function render({ template, words }, body) {
  return new Template(template).render({
    ...words,
    messages: served(body.messages, template),
    tools: body.tools,
    add_generation_prompt: true,
  });
}
