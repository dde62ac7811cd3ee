// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The clients that most programs are made with find our tools and call them.
import { createMCPClient } from '@ai-sdk/mcp';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { Studio } from './studio.mjs';

const token = 'peers-token-7f3a';
const headers = { authorization: `Bearer ${token}` };
const expected = [
  'act',
  'consume',
  'history',
  'participants',
  'pass',
  'query',
  'status',
  'vote',
  'wait_for_turn',
];

let studio;
before(async () => {
  studio = await Studio.start('--token', token);
});
after(() => studio?.end());

/** What every client sees, given how it lists names and how it calls. */
async function useTools(from, names, call) {
  assert.deepEqual((await names()).sort(), expected);

  const status = await call('status', {});
  assert.ok(status.resource >= 0 && status.resource <= 100);

  const bought = await call('consume', { amount: 5, from, message: 'なるほど!' });
  assert.deepEqual([bought.success, bought.message], [true, 'Resource consumed.']);

  const { history } = await call('history', {});
  assert.deepEqual(history.at(-1), { from, message: 'なるほど!' });
}

test('the official SDK lists and calls the tools', async () => {
  const client = new Client({ name: 'peer', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(studio.mcp), { requestInit: { headers } }));

  // It checks what comes against the output schema of the tool.
  const call = async (name, input) => (await client.callTool({ name, arguments: input })).structuredContent;

  await useTools('companion_sdk', async () => (await client.listTools()).tools.map((tool) => tool.name), call);

  const refused = await call('consume', { amount: 100, from: 'companion_sdk', message: 'x' });
  assert.deepEqual([refused.success, refused.message], [false, 'Not enough resource.']);
  const wrong = await client.callTool({ name: 'consume', arguments: { amount: 101, from: 'a', message: 'b' } });
  assert.equal(wrong.isError, true);
  await client.close();
});

test('the AI SDK lists and calls the tools', async () => {
  const client = await createMCPClient({ transport: { type: 'http', url: studio.mcp, headers } });
  const tools = await client.tools();

  await useTools(
    'companion_ai',
    async () => Object.keys(tools),
    async (name, input) => {
      const result = await tools[name].execute(input, { toolCallId: name, messages: [] });
      return result.structuredContent;
    },
  );

  await client.close();
});

test("the inspector's command line lists and calls the tools", async () => {
  const program = `${process.env.STUDIO_PEERS_DIR}/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js`;
  const ask = async (...rest) => {
    const options = ['--cli', studio.mcp, '--transport', 'http', '--header', `Authorization: Bearer ${token}`];
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...options, ...rest]);
    return JSON.parse(stdout);
  };

  await useTools(
    'companion_inspector',
    async () => (await ask('--method', 'tools/list')).tools.map((tool) => tool.name),
    async (name, input) => {
      const pairs = Object.entries(input).flatMap(([key, value]) => ['--tool-arg', `${key}=${value}`]);
      return (await ask('--method', 'tools/call', '--tool-name', name, ...pairs)).structuredContent;
    },
  );
});

test('without the token nobody comes in', async () => {
  const client = new Client({ name: 'stranger', version: '1.0.0' });

  await assert.rejects(client.connect(new StreamableHTTPClientTransport(new URL(studio.mcp))));
});
