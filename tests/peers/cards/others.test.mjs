// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Judges: @risuai/ccardlib and character-card-utils. Characters of other programs, and our own companions, go out as cards
// that the judges take, and come back from what the judges make of them.
import { CCardLib } from '@risuai/ccardlib';
import judge from 'character-card-utils';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { cardIn, cardsIn, charx } from './boxes.mjs';
import { Library } from './library.mjs';
import { filled, v2 } from './made_cards.mjs';

const library = new Library();
after(() => library.end());
const { check, convert } = CCardLib.character;
const json = (card) => Buffer.from(JSON.stringify(card), 'utf8');
const plain = (value) => JSON.parse(JSON.stringify(value));

/** A WebP with nothing in it but the comment of its user. */
function webp(comment) {
  const little = (number, bytes) => {
    const out = Buffer.alloc(4);
    out.writeUInt32LE(number);
    return out.subarray(0, bytes);
  };
  const value = Buffer.concat([Buffer.from('ASCII\0\0\0'), comment]);
  const exif = Buffer.concat([
    Buffer.from('II*\0'), little(8, 4), little(1, 2), little(0x8769, 2), little(4, 2), little(1, 4), little(26, 4),
    little(0, 4), little(1, 2), little(0x9286, 2), little(7, 2), little(value.length, 4), little(44, 4), little(0, 4), value,
  ]);
  const chunk = (name, data) =>
    Buffer.concat([Buffer.from(name), little(data.length, 4), data, Buffer.alloc(data.length % 2)]);
  const body = Buffer.concat([
    Buffer.from('WEBP'), chunk('VP8X', Buffer.from([8, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    chunk('VP8L', Buffer.from([0x2f, 0, 0, 0, 0, 0])), chunk('EXIF', exif),
  ]);
  return chunk('RIFF', body);
}

const strangers = {
  'agnai.json': json({
    kind: 'character', name: 'Nadia', description: 'for people', greeting: 'Good evening.', scenario: 'A bar.',
    sampleChat: '{{user}}: hi\n{{char}}: hm', persona: { kind: 'boostyle', attributes: { mind: ['dry', 'patient'] } },
    systemPrompt: 'Be kind.', postHistoryInstructions: 'Stay short.', alternateGreetings: ['Oh.'], tags: ['sea'], creator: 'c',
    insert: { prompt: 'It rains.', depth: 3 },
  }),
  'pygmalion.json': json({
    char_name: 'Nadia', char_persona: 'Mends clocks.', char_greeting: 'Good evening.', world_scenario: 'A bar.',
    example_dialogue: '<START>\nYou: hi\nNadia: hm',
  }),
  'textgen.yaml': Buffer.from('name: Nadia\ngreeting: Good evening.\ncontext: |-\n  Nadia mends clocks.\n  She is patient.\n'),
  'framed.json': json({ character: { ...v2.data, name: 'Nadia' } }),
  'doubled.json': json({ spec: 'chara_card_v2', data: JSON.stringify({ ...v2.data, name: 'Nadia' }) }),
  'nadia.byaf': charx({}, {
    'manifest.json': json({ schemaVersion: 1, characters: ['characters/a/character.json'], scenarios: ['scenarios/a.json'] }),
    'characters/a/character.json': json({
      name: 'Nadia', displayName: 'Nadia', persona: '{character} mends clocks.', loreItems: [{ key: 'sea, tide', value: 'Near.' }],
    }),
    'scenarios/a.json': json({ narrative: 'A bar.', firstMessages: [{ text: 'Good evening.' }, { text: 'Oh.' }] }),
  }),
  'nadia.webp': webp(json({ ...v2, data: { ...v2.data, name: 'Nadia' } })),
};

/** Of a book what V2 knows; the judge adds what V3 has besides. */
const told = (book) => book.entries.map(({ keys, content, enabled, constant }) => [keys, content, enabled, constant ?? false]);

for (const [name, file] of Object.entries(strangers)) {
  test(`${name}: goes out as cards that the judges take`, () => {
    const { id } = library.import(name, file, '--new-id');
    const first = library.exportJson(id, 'v1');
    const second = library.exportJson(id, 'v2');
    const third = library.exportJson(id, 'v3');
    assert.equal(check(plain(first)), 'v1'); // it changes what it looks at
    assert.equal(check(plain(second)), 'v2');
    assert.equal(check(plain(third)), 'v3');
    assert.ok(judge.safeParseToV2(plain(second)).success);
    assert.equal(second.data.name, 'Nadia');
    const { chara, ccv3 } = cardsIn(library.export(id, 'png'));
    assert.deepEqual(chara, second);
    assert.deepEqual(ccv3, third);
    assert.deepEqual({ ...cardIn(library.export(id, 'charx')).data, assets: 0 }, { ...third.data, assets: 0 });
  });

  test(`${name}: loses nothing where it goes through a judge`, () => {
    const { id } = library.import(name, file, '--new-id');
    const second = library.exportJson(id, 'v2');
    const through = plain(convert(plain(second), { to: 'v3', from: 'v2' }));
    const again = library.import('through.json', json(through), '--new-id');
    const back = library.exportJson(again.id, 'v2').data; // with what V3 has besides
    for (const [key, value] of Object.entries(second.data)) {
      if (key === 'character_book') assert.deepEqual(told(back[key]), told(value));
      else assert.deepEqual(back[key], value, key);
    }
  });
}

/** What a file of ours says, but for its id, where it came from, and what no card may hold. */
function said(studio) {
  const { id, revision, card, model, notes, archived, ...rest } = studio;
  return rest;
}

test('our own fields come back from every kind of card, also through a judge', () => {
  const { id } = library.import('filled.json', json(filled), '--new-id');
  const wanted = said(library.exportJson(id, 'studio'));
  const second = library.exportJson(id, 'v2');
  const files = {
    'own.v2.json': json(second),
    'own.v3.json': library.export(id, 'v3'),
    'own.png': library.export(id, 'png'),
    'own.charx': library.export(id, 'charx'),
    'judged.json': json(plain(convert(second, { to: 'v3', from: 'v2' }))),
  };
  for (const [name, file] of Object.entries(files)) {
    const back = said(library.exportJson(library.import(name, file, '--new-id').id, 'studio'));
    // V2 has no greetings for groups, and the judge writes an empty list of its own.
    if (name === 'judged.json') back.texts.ja.groupGreetings = wanted.texts.ja.groupGreetings;
    for (const key of ['texts', 'mainLanguage', 'colour', 'voice', 'tags', 'talkativeness']) {
      assert.deepEqual(back[key], wanted[key], `${name}: ${key}`);
    }
  }
});
