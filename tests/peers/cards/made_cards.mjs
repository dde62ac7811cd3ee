// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Cards as other programs write them, with every field of their specification filled and some that none has.

const texts = {
  name: 'Mira',
  description: '{{char}} keeps the lighthouse on the northern cape.\r\n灯台守。 守塔人。 "Quoted", \\ and \u2028 too.',
  personality: 'Patient, dry, counts ships.',
  scenario: 'A storm is coming; {{user}} has knocked at the door.',
  first_mes: '*The door opens.* Come in, {{user}}.',
  mes_example: '<START>\n{{user}}: Is it always this loud?\n{{char}}: Only when it is quiet.',
};

const moreTexts = {
  creator_notes: '<b>Best</b> at night. <script>alert(1)</script>',
  system_prompt: '{{original}}\nWrite as {{char}}.',
  post_history_instructions: 'Keep it short.',
  alternate_greetings: ['You again?', '{{random:Tea,Coffee}}, {{user}}?', ''],
  tags: ['sea', '海', 'Sci-Fi'],
  creator: 'somebody',
  character_version: '1.2-β',
};

const extensions = {
  talkativeness: '0.7',
  fav: false,
  world: '',
  depth_prompt: { prompt: 'The lamp is lit.', depth: 4, role: 'system' },
  'example/unknown': { deep: [1, 2.5, null, true, 'é\u0000', { 'a/b~c': {} }], big: 12345678901234 },
};

const entry = {
  keys: ['lamp', '灯'],
  content: 'The lamp was built in 1871.',
  extensions: { position: 4, 'example/x': [[]] },
  enabled: true,
  insertion_order: 10,
  case_sensitive: false,
  name: 'The lamp',
  priority: 5,
  id: 1,
  comment: 'from the museum',
  selective: true,
  secondary_keys: ['light'],
  constant: false,
  position: 'after_char',
};
const constantEntry = { ...entry, keys: [], id: 2, name: 'The cape', content: 'The cape is in the north.', constant: true };
const smallEntry = { keys: ['fog'], content: '', extensions: {}, enabled: false, insertion_order: -1 };
const book = {
  name: 'Cape',
  description: 'What stands on it',
  scan_depth: 4,
  token_budget: 512,
  recursive_scanning: true,
  extensions: { 'example/book': 'kept' },
  entries: [entry, constantEntry, smallEntry],
};

export const v1 = { ...texts };

export const v2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { ...texts, ...moreTexts, character_book: book, extensions },
};

/** As small as it may be. */
export const smallV2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Small', description: '', personality: '', scenario: '', first_mes: '', mes_example: '', creator_notes: '',
    system_prompt: '', post_history_instructions: '', alternate_greetings: [], tags: [], creator: '',
    character_version: '', extensions: {},
  },
};

/** What SillyTavern adds for readers of V1, and fields that stand in no specification. */
export const v2WithStrangers = {
  ...texts,
  avatar: 'none',
  chat: 'Mira - 2024-1-1 @10h 20m',
  create_date: '2024-1-1 @10h 20m 30s 400ms',
  fav: false,
  talkativeness: '0.7',
  tags: ['sea'],
  ...v2,
  data: { ...v2.data, group_only_greetings: [], unheard_of: { of: ['anybody'] } },
};

export const v3 = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    ...texts,
    ...moreTexts,
    extensions,
    nickname: 'Mi',
    group_only_greetings: ['Hello, all of you.'],
    creator_notes_multilingual: { en: 'For the night.', ja: '夜に。' },
    source: ['https://example.invalid/mira', 'uuid:1'],
    creation_date: 1700000000,
    modification_date: 1700000001,
    assets: [
      { type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' },
      { type: 'background', uri: 'https://example.invalid/storm.png', name: 'storm', ext: 'png' },
      { type: 'x_chart', uri: 'data:text/plain;base64,Y2FwZQ==', name: 'chart', ext: 'txt' },
    ],
    character_book: {
      ...book,
      entries: [
        { ...entry, use_regex: false },
        { ...constantEntry, use_regex: true, content: '@@depth 3\n@@role system\nThe cape is in the north.' },
        { ...smallEntry, use_regex: false },
      ],
    },
  },
};

/** The studio's own, with everything filled that its form has. */
export const filled = {
  id: 'companion_filled',
  mainLanguage: 'ja',
  colour: '#336699',
  talkativeness: 0.8,
  tags: ['海', 'night'],
  notes: 'For nobody else.',
  texts: {
    ja: {
      name: '澪', nicknames: ['みお'], readings: { 澪: 'みお' }, role: '灯台守', personality: '辛抱づよい。', story: '岬で育った。',
      knowledge: ['船', '天気'], greeting: 'いらっしゃい。', alternateGreetings: ['また来たの?'], groupGreetings: ['みなさん、こんばんは。'],
      sampleLines: [{ text: '今日は船が七隻。', topics: ['船'] }], scenarioNote: '嵐の夜。',
      exampleDialogue: 'ユーザー: うるさいね。\n澪: 静かなときだけ。', systemNote: '短く話す。', endNote: '一文で答える。',
    },
    en: { name: 'Mio', personality: 'Patient.' },
  },
};
