// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Judge: character-card-utils, the types of V1 and V2 by those who wrote the specification of V2.
import judge from 'character-card-utils';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { cardsIn, charx, pngCard } from './boxes.mjs';
import { disagreements } from './judge_exceptions.mjs';
import { Library } from './library.mjs';
import { filled, smallV2, v1, v2, v2WithStrangers, v3 } from './made_cards.mjs';

const library = new Library();
after(() => library.end());
const json = (card) => Buffer.from(JSON.stringify(card), 'utf8');

/** V2 as the judge reads it, or its complaint. */
function judged(card) {
  const parsed = judge.safeParseToV2(card);
  assert.ok(parsed.success, parsed.success ? '' : JSON.stringify(parsed.error.issues.slice(0, 5)));
  return parsed.data;
}

const accepted = {
  v1,
  v2,
  'the smallest V2': smallV2,
  'V2 with what others add': v2WithStrangers,
  'V1 made V2': judge.v1ToV2(v1),
  'V2 for readers of V1': judge.backfillV2(v2),
  'V2 with a notice for readers of V1': judge.backfillV2WithObsolescenceNotice(v2),
};

for (const [title, card] of Object.entries(accepted)) {
  const want = judged(card);

  test(`${title}: comes back equal as V2, also from a PNG`, () => {
    const { id } = library.import('card.json', json(card), '--new-id');
    assert.deepEqual(judged(library.exportJson(id, 'v2')).data, JSON.parse(JSON.stringify(want.data)));
    const { chara } = cardsIn(library.export(id, 'png'));
    assert.deepEqual(judged(chara).data, JSON.parse(JSON.stringify(want.data)));
  });

  test(`${title}: comes back equal as V1`, () => {
    const { id } = library.import('card.json', json(card), '--new-id');
    const written = library.exportJson(id, 'v1');
    for (const [key, value] of Object.entries(judge.v1.parse(written))) assert.equal(value, want.data[key], key);
  });
}

test('a V2 card that was not changed is the same file, byte for byte', () => {
  const file = Buffer.from(JSON.stringify(v2WithStrangers, null, 3).replaceAll('12345678901234', '1.2345678901234e+13'));
  const { id } = library.import('card.json', file, '--new-id');
  assert.equal(library.export(id, 'v2').toString('utf8'), file.toString('utf8'));
});

test('a V2 card in a PNG comes back as it was put there', () => {
  const { id } = library.import('card.png', pngCard({ chara: v2WithStrangers }), '--new-id');
  const { chara, ccv3 } = cardsIn(library.export(id, 'png'));
  assert.deepEqual(chara, v2WithStrangers);
  assert.equal(ccv3.spec, 'chara_card_v3');
});

for (const format of ['png', 'v3', 'charx']) {
  test(`a V3 card that came as ${format} is sound as V2 and V1`, () => {
    const files = { png: () => pngCard({ ccv3: v3 }), v3: () => json(v3), charx: () => charx(v3) };
    const { id } = library.import(`card.${format}`, files[format](), '--new-id');
    const { data } = judged(library.exportJson(id, 'v2'));
    for (const key of Object.keys(v2.data).filter((key) => key !== 'character_book'))
      assert.deepEqual(data[key], v3.data[key], key);
    assert.deepEqual(data.character_book.entries.map(({ keys }) => keys), v3.data.character_book.entries.map(({ keys }) => keys));
    assert.deepEqual(judged(cardsIn(library.export(id, 'png')).chara).data, data);
    judge.v1.parse(library.exportJson(id, 'v1'));
  });
}

for (const language of ['en', 'ja', 'zh']) {
  test(`the example companions are sound cards (${language})`, () => {
    const examples = new Library(language);
    for (const id of examples.ids()) {
      const { data } = judged(examples.exportJson(id, 'v2'));
      assert.ok(data.name && data.first_mes !== undefined);
      assert.deepEqual(judged(cardsIn(examples.export(id, 'png')).chara).data, data);
      assert.equal(judge.v1.parse(examples.exportJson(id, 'v1')).name, data.name);
    }
    examples.end();
  });
}

test('a companion with everything filled is a sound card', () => {
  const { id } = library.import('filled.json', json(filled));
  const { data } = judged(library.exportJson(id, 'v2'));
  const ja = filled.texts.ja;
  assert.equal(data.name, ja.name);
  assert.equal(data.description, `${ja.role}\n\n${ja.story}`); // cards have no place for a role
  assert.equal(data.personality, ja.personality);
  assert.equal(data.scenario, ja.scenarioNote);
  assert.equal(data.first_mes, ja.greeting);
  assert.ok(data.mes_example.startsWith(ja.exampleDialogue));
  assert.ok(data.mes_example.includes(ja.sampleLines[0].text));
  assert.deepEqual(data.alternate_greetings, ja.alternateGreetings);
  assert.equal(data.system_prompt, ja.systemNote);
  assert.equal(data.post_history_instructions, ja.endNote);
  assert.deepEqual(data.tags, filled.tags);
});

// Both ways: what stands in the list is refused by the judge and taken by us; nothing else is.
for (const { title, card, reason } of disagreements.utils) {
  test(`the judge is stricter: ${title}`, () => {
    assert.equal(judge.safeParseToV2(card).success, false, `It is accepted after all; the exception has no reason: ${reason}`);
    library.import('card.json', json(card), '--new-id');
  });
}
