// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Judge: @risuai/ccardlib, the types of V1 to V3 by those who wrote the specification of V3, and its conversions.
import { CCardLib } from '@risuai/ccardlib';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { cardIn, cardsIn, charx, entriesOf, pngCard } from './boxes.mjs';
import { alike, disagreements } from './judge_exceptions.mjs';
import { Library } from './library.mjs';
import { filled, smallV2, v1, v2, v2WithStrangers, v3 } from './made_cards.mjs';

const library = new Library();
after(() => library.end());
const { check, convert } = CCardLib.character;
const json = (card) => Buffer.from(JSON.stringify(card), 'utf8');
const plain = (value) => JSON.parse(JSON.stringify(value));

const accepted = {
  v3,
  'V2 made V3': plain(convert(v2, { to: 'v3' })),
  'V1 made V3': plain(convert(v1, { to: 'v3' })),
  'the smallest V2 made V3': plain(convert(smallV2, { to: 'v3' })),
};

for (const [title, card] of Object.entries(accepted)) {
  for (const [format, file] of [['v3', json(card)], ['png', pngCard({ ccv3: card })], ['charx', charx(card)]]) {
    test(`${title} as ${format}: comes back equal in all formats of V3`, () => {
      assert.equal(check(card), 'v3');
      const { id, format: told } = library.import(`card.${format}`, file, '--new-id');
      assert.equal(told, format);
      for (const back of [library.exportJson(id, 'v3'), cardsIn(library.export(id, 'png')).ccv3, cardIn(library.export(id, 'charx'))]) {
        assert.equal(check(back), 'v3');
        assert.deepEqual({ ...back.data, assets: card.data.assets }, card.data);
      }
    });
  }

  test(`${title}: becomes the V2 and V1 that the judge makes of it`, () => {
    const { id } = library.import('card.json', json(card), '--new-id');
    const ours = library.exportJson(id, 'v2');
    const theirs = plain(convert(card, { to: 'v2' }));
    assert.equal(check(ours), 'v2');
    assert.deepEqual(...alike(ours.data, theirs.data));
    const first = library.exportJson(id, 'v1');
    assert.equal(check(first), 'v1');
    for (const [key, value] of Object.entries(convert(card, { to: 'v1' }))) assert.equal(first[key], value, key);
  });
}

for (const [title, card] of Object.entries({ v1, v2, 'the smallest V2': smallV2, 'V2 with what others add': v2WithStrangers })) {
  test(`${title}: becomes the V3 that the judge makes of it`, () => {
    const { id } = library.import('card.json', json(card), '--new-id');
    const ours = library.exportJson(id, 'v3');
    assert.equal(check(ours), 'v3');
    const theirs = plain(convert(card, { to: 'v3', from: card.data ? 'v2' : 'v1' }));
    assert.deepEqual(...alike(ours.data, theirs.data));
  });
}

test('a V3 card that was not changed is the same file, byte for byte', () => {
  const file = Buffer.from(JSON.stringify(v3, null, '\t').replaceAll('2.5', '2.50'));
  const { id } = library.import('card.json', file, '--new-id');
  assert.equal(library.export(id, 'v3').toString('utf8'), file.toString('utf8'));
});

test('all that lies in a CHARX beside the card comes back byte for byte', () => {
  const entries = {
    'assets/icon/images/main.png': pngCard({}),
    'assets/other/x/notes.txt': Buffer.from('kept\r\n'),
    'x_meta/1.json': Buffer.from('{"type":"PNG"}'),
    'module.risum': Buffer.from([0x6f, 0, 1, 2, 0xff, 0xfe]),
  };
  const { id } = library.import('card.charx', charx(v3, entries), '--new-id');
  const back = entriesOf(library.export(id, 'charx'));
  for (const [name, bytes] of Object.entries(entries)) assert.deepEqual(back[name], bytes, name);
  assert.equal(Object.keys(back).length, Object.keys(entries).length + 1);
});

for (const language of ['en', 'ja', 'zh']) {
  test(`the example companions are sound cards (${language})`, () => {
    const examples = new Library(language);
    for (const id of examples.ids()) {
      assert.equal(check(examples.exportJson(id, 'v1')), 'v1');
      assert.equal(check(examples.exportJson(id, 'v2')), 'v2');
      assert.equal(check(examples.exportJson(id, 'v3')), 'v3');
      assert.equal(check(cardIn(examples.export(id, 'charx'))), 'v3');
      const { chara, ccv3 } = cardsIn(examples.export(id, 'png'));
      assert.equal(check(chara), 'v2');
      assert.equal(check(ccv3), 'v3');
      assert.deepEqual(...alike(chara.data, plain(convert(ccv3, { to: 'v2' })).data));
    }
    examples.end();
  });
}

test('a companion with everything filled is a sound card', () => {
  const { id } = library.import('filled.json', json(filled));
  const card = library.exportJson(id, 'v3');
  assert.equal(check(card), 'v3');
  assert.deepEqual(card.data.group_only_greetings, filled.texts.ja.groupGreetings);
  assert.equal(check(cardIn(library.export(id, 'charx'))), 'v3');
});

for (const { title, card, reason } of disagreements.ccardlib) {
  test(`the judge is stricter: ${title}`, () => {
    assert.equal(check(card), 'unknown', `It is accepted after all; the exception has no reason: ${reason}`);
    library.import('card.json', json(card), '--new-id');
  });
}
