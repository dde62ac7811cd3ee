// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// An agent as the makers of the resource floor describe theirs: it has the tools of the server, wakes with each
// notice, and leaves out those that come while it is busy. It knows nothing of us but two addresses.
import { createMCPClient } from '@ai-sdk/mcp';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ToolLoopAgent } from 'ai';
import WebSocket from 'ws';

const instructions = (metadata) => `あなたのメタデータは、${JSON.stringify(metadata)}です。

発言には0~100のリソースを消費します。
1. 最初に必ず「history」で会話を確認する。
2. 「status」でリソースの残りを確認する。
3. 長さを決める。相槌は5(10文字以内)、通常の発言は60(50文字以内)、長めの発言は80(100文字以内)。
4. 「consume」で発言する。fromは"${metadata.id}"。
すでに言われたことを繰り返さない。`;

export class Companion {
  #agent;
  #client;
  #socket;
  #isBusy = false;
  /** What went wrong, for a test that fails. */
  troubles = [];

  /** Resolves when it hears notices. */
  static async join({ metadata, server, notices, model }) {
    const companion = new Companion();
    companion.#client = await createMCPClient({ transport: { type: 'http', url: server } });
    companion.#agent = new ToolLoopAgent({
      model: createOpenAICompatible({ name: 'mock', baseURL: model.url, apiKey: model.key })(model.name),
      instructions: instructions(metadata),
      tools: await companion.#client.tools(),
    });
    companion.#socket = new WebSocket(notices);
    companion.#socket.on('message', () => companion.#wake());
    await new Promise((resolve, reject) => {
      companion.#socket.once('open', resolve);
      companion.#socket.once('error', reject);
    });
    return companion;
  }

  async leave() {
    this.#socket.close();
    await this.#client.close();
  }

  async #wake() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#agent.generate({
        prompt: '会話の履歴とリソースを確認して、instructionsに従って発言してください。',
      });
    } catch (error) {
      this.troubles.push(error);
    } finally {
      this.#isBusy = false;
    }
  }
}
