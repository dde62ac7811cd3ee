// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What bench_mcp measures ours against: a resource server on the official TypeScript SDK, as its documentation has
// it (a transport for each session, answers as JSON), with notices over WebSocket and POST /add on the same port.
// It is the fast way to use that SDK: a new server for each request is several times slower.
// `node --import tests/peers/peers_folder.mjs reference_server.mjs` prints its address, then `ready`.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { z } from 'zod';

const refund = 5000; // ms
let resource = 100;
const history = [];
const sockets = new WebSocketServer({ noServer: true });
const sessions = new Map();

function say(from, message) {
  history.push({ from, message });
  const notice = JSON.stringify({ type: 'newMessage', message: { from, message } });
  for (const socket of sockets.clients) socket.send(notice);
}

const result = (value) => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  structuredContent: value,
});

function makeServer() {
  const server = new McpServer({ name: 'reference', version: '1.0.0' });
  const said = { success: z.boolean(), resource: z.number(), message: z.string() };
  server.registerTool(
    'consume',
    {
      description: 'Buys speech',
      inputSchema: { amount: z.number().min(0).max(100), message: z.string(), from: z.string() },
      outputSchema: said,
    },
    ({ amount, message, from }) => {
      if (amount > resource) return result({ success: false, resource, message: 'Not enough resource.' });
      resource -= amount;
      say(from, message);
      if (amount > 0) setTimeout(() => (resource = Math.min(100, resource + amount)), refund);
      return result({ success: true, resource, message: 'Resource consumed.' });
    },
  );
  server.registerTool(
    'status',
    { description: 'Tells what is left', inputSchema: {}, outputSchema: { resource: z.number() } },
    () => result({ resource }),
  );
  server.registerTool(
    'history',
    {
      description: 'Tells what was said',
      inputSchema: {},
      outputSchema: { history: z.array(z.object({ from: z.string(), message: z.string() })) },
    },
    () => result({ history: history.slice(-100) }),
  );
  return server;
}

async function transportFor(request) {
  const known = sessions.get(request.headers['mcp-session-id']);
  if (known) return known;
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    enableJsonResponse: true,
    onsessioninitialized: (id) => sessions.set(id, transport),
  });
  await makeServer().connect(transport);
  return transport;
}

async function bodyOf(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return pieces.length > 0 ? JSON.parse(Buffer.concat(pieces)) : undefined;
}

const http = createServer(async (request, response) => {
  const body = await bodyOf(request);
  if (request.url === '/mcp') return (await transportFor(request)).handleRequest(request, response, body);
  if (request.url !== '/add') return response.writeHead(404).end();
  say(body.from, body.message);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: true, history: history.slice(-100) }));
});
http.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, () => {});
});
http.listen(0, '127.0.0.1', () => {
  console.log(`mcp http://127.0.0.1:${http.address().port}/mcp`);
  console.log('ready');
});
