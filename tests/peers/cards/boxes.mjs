// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// PNG and CHARX with the packages that other programs use for them: SillyTavern's for PNG, RisuAI's for zip.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import text from 'png-chunk-text';
import encode from 'png-chunks-encode';
import extract from 'png-chunks-extract';
import { deflateSync } from 'node:zlib';

const base64 = (card) => Buffer.from(JSON.stringify(card), 'utf8').toString('base64');

function header(side) {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(side, 0);
  bytes.writeUInt32BE(side, 4);
  bytes.set([8, 2, 0, 0, 0], 8); // 8 bits, RGB
  return bytes;
}

/** A grey square; `extra` chunks stand before the pixels, `texts` behind them, as {keyword: text}. */
export function png(texts, extra = []) {
  const side = 4;
  const rows = Buffer.concat(Array(side).fill(Buffer.concat([Buffer.from([0]), Buffer.alloc(3 * side, 0x80)])));
  return Buffer.from(
    encode([
      { name: 'IHDR', data: header(side) },
      ...extra,
      { name: 'IDAT', data: deflateSync(rows) },
      ...Object.entries(texts).map(([keyword, value]) => text.encode(keyword, value)),
      { name: 'IEND', data: new Uint8Array() },
    ]),
  );
}

/** The same with cards: {chara: …, ccv3: …}. */
export const pngCard = (cards, extra = []) =>
  png(Object.fromEntries(Object.entries(cards).map(([keyword, card]) => [keyword, base64(card)])), extra);

/** [name, bytes] of each chunk, in order; throws for a PNG that is none. */
export const chunksOf = (file) => extract(file).map(({ name, data }) => [name, Buffer.from(data)]);

/** The cards in a PNG: {chara, ccv3}. */
export function cardsIn(file) {
  const texts = extract(file).filter(({ name }) => name === 'tEXt').map(({ data }) => text.decode(data));
  const cards = texts.filter(({ keyword }) => keyword === 'chara' || keyword === 'ccv3');
  return Object.fromEntries(
    cards.map(({ keyword, text }) => [keyword, JSON.parse(Buffer.from(text, 'base64').toString('utf8'))]),
  );
}

/** `entries`: {path: Buffer}. */
export const charx = (card, entries = {}) =>
  Buffer.from(zipSync({ 'card.json': strToU8(JSON.stringify(card)), ...entries }, { level: 6 }));

/** {path: bytes} of a zip. */
export const entriesOf = (file) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, data]) => [name, Buffer.from(data)]));

export const cardIn = (file) => JSON.parse(strFromU8(unzipSync(file)['card.json']));
