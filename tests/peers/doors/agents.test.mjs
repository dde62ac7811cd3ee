// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Three agents of others talk in a room of ours, and somebody at a keyboard begins.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import { startAimock } from './aimock.mjs';
import { Companion } from './companion.mjs';
import { Studio } from './studio.mjs';

const people = [
  { id: 'companion_aya', name: 'Aya', personality: '分散システムの研究者' },
  { id: 'companion_kyoko', name: 'Kyoko', personality: '寄り添う' },
  { id: 'companion_natsumi', name: 'Natsumi', personality: '元気' },
];
const speeches = 6; // of all of them together, as fixtures/agents.json has them
const within = 60_000; // ms, for a machine with much else to do
const silence = 2_000; // ms, after which somebody asks again: agents do not hear what comes while they are busy

let mock;
let studio;
let companions = [];

before(async () => {
  mock = await startAimock('agents.json');
  studio = await Studio.start('--may-speak-as-me');
});
after(async () => {
  await Promise.allSettled(companions.map((companion) => companion.leave()));
  mock?.end();
  await studio?.end();
});

/** All that is said from now on, as anybody hears it who listens. */
async function listen() {
  const heard = [];
  const socket = new WebSocket(studio.notices);
  socket.on('message', (data) => {
    const notice = JSON.parse(data);
    assert.deepEqual(Object.keys(notice).sort(), ['message', 'type']);
    assert.equal(notice.type, 'newMessage');
    heard.push(notice.message);
    socket.emit('heard');
  });
  await once(socket, 'open');
  const more = () =>
    Promise.race([once(socket, 'heard').then(() => true), setTimeout(silence, false, { ref: false })]);
  return { heard, more, stop: () => socket.close() };
}

/** Until that many speeches of agents were heard. */
async function converse(ear) {
  const end = Date.now() + within;
  const spoken = () => ear.heard.filter(({ from }) => from !== 'user').length;
  while (spoken() < speeches) {
    if (Date.now() > end) throw new Error(`heard only ${JSON.stringify(ear.heard)}`);
    if (!(await ear.more())) assert.equal((await studio.add('user', '続けてください。')).success, true);
  }
}

test('three agents hold a conversation that is kept', async () => {
  const ear = await listen();
  companions = await Promise.all(
    people.map((metadata) =>
      Companion.join({
        metadata,
        server: studio.mcp,
        notices: studio.notices,
        model: { url: mock.url, key: mock.key, name: metadata.id.replace('companion_', '') },
      }),
    ),
  );

  const added = await studio.add('user', 'こんにちは!あなたたちは誰ですか?');
  await converse(ear).catch((error) => {
    throw new Error(`${error.message} ${companions.flatMap((one) => one.troubles).join(' ')} ${mock.words()}`);
  });
  ear.stop();

  assert.equal(added.success, true);
  assert.deepEqual(ear.heard[0], { from: 'user', message: 'こんにちは!あなたたちは誰ですか?' });
  for (const { id } of people) assert.equal(ear.heard.filter(({ from }) => from === id).length, 2);

  assert.equal(await studio.stop('SIGINT'), 0);
  const kept = studio.exported().messages;
  assert.deepEqual(
    kept.map(({ from, message }) => ({ from: from.replace(/^guest:/, ''), message })),
    ear.heard,
  );
  assert.ok(kept.every(({ from }) => from === 'user' || from.startsWith('guest:companion_')));
});
