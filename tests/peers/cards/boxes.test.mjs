// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Judges: png-chunks-extract with png-chunk-text (what SillyTavern reads PNG with) and fflate (what RisuAI reads
// CHARX with). Our boxes are theirs, and what lay in theirs lies in ours.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { cardIn, cardsIn, charx, chunksOf, entriesOf, png, pngCard } from './boxes.mjs';
import { Library } from './library.mjs';
import { v2, v3 } from './made_cards.mjs';

const library = new Library();
after(() => library.end());
const json = (card) => Buffer.from(JSON.stringify(card), 'utf8');
const base64 = (card) => json(card).toString('base64');
const others = (file) => chunksOf(file).filter(([name, data]) => name !== 'tEXt' || !/^(chara|ccv3)\0/i.test(data.toString('latin1')));

test('a PNG of ours can be read by them, with both cards before its end', () => {
  const { id } = library.import('card.json', json(v2), '--new-id');
  const chunks = chunksOf(library.export(id, 'png'));
  assert.equal(chunks[0][0], 'IHDR');
  assert.equal(chunks.at(-1)[0], 'IEND');
  assert.equal(chunks.filter(([name]) => name === 'tEXt').length, 2);
});

test('pixels and chunks of others come back byte for byte', () => {
  const extra = [
    { name: 'gAMA', data: new Uint8Array([0, 0, 0xb1, 0x8f]) },
    { name: 'tEXt', data: Buffer.from('Comment\0taken at night') },
    { name: 'prVt', data: new Uint8Array([1, 2, 3, 0, 255]) },
  ];
  const file = pngCard({ chara: v2, ccv3: v3 }, extra);
  const { id } = library.import('card.png', file, '--new-id');
  const back = library.export(id, 'png');
  assert.deepEqual(others(back), others(file));
  assert.deepEqual(cardsIn(back), { chara: v2, ccv3: v3 });
});

test('of two cards that do not agree the newer one counts', () => {
  const older = { ...v2, data: { ...v2.data, description: 'old' } };
  const { id } = library.import('card.png', pngCard({ chara: older, ccv3: v3 }), '--new-id');
  assert.equal(library.exportJson(id, 'v2').data.description, v3.data.description);
});

test('the keyword in other letters and base64 in lines are read', () => {
  const lines = base64(v2).replace(/.{76}/g, '$&\r\n');
  const { id } = library.import('card.png', png({ Chara: lines }), '--new-id');
  assert.deepEqual(library.exportJson(id, 'v2').data, v2.data);
  const chunks = chunksOf(library.export(id, 'png')).filter(([name]) => name === 'tEXt');
  assert.equal(chunks.length, 2, 'the old chunk is replaced, not doubled');
});

test('a CHARX of ours can be read by them', () => {
  const { id } = library.import('card.json', json(v2), '--new-id');
  const file = library.export(id, 'charx');
  assert.ok('card.json' in entriesOf(file));
  assert.equal(cardIn(file).spec, 'chara_card_v3');
});

test('an archive on a JPEG keeps its picture', () => {
  const jpeg = Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////' +
      '////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=', 'base64');
  const { id } = library.import('card.jpg', Buffer.concat([jpeg, charx(v3)]), '--new-id');
  const back = library.export(id, 'charx');
  assert.deepEqual(back.subarray(0, jpeg.length), jpeg);
  // The archive was simply appended, so it counts its places from where it begins.
  assert.deepEqual(cardIn(back.subarray(jpeg.length)).data, v3.data);
});
