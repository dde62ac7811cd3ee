// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What bench_peers measures ours against: the packages of npm at the same work, in the way that their documentation
// shows. `node --import tests/peers/peers_folder.mjs peer_work.mjs FOLDER CARDS RUNS` reads FOLDER/card.png and
// FOLDER/stream and prints the median milliseconds of processor time.
import { CCardLib } from '@risuai/ccardlib';
import { createParser } from 'eventsource-parser';
import { readFileSync } from 'node:fs';
import text from 'png-chunk-text';
import extract from 'png-chunks-extract';

const [folder, cards, runs] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const card = readFileSync(`${folder}/card.png`);
const stream = readFileSync(`${folder}/stream`);

function readCard() {
  const found = extract(new Uint8Array(card))
    .filter((chunk) => chunk.name === 'tEXt')
    .map((chunk) => text.decode(chunk.data));
  const kept = found.find((entry) => entry.keyword === 'ccv3') ?? found.find((entry) => entry.keyword === 'chara');
  const json = JSON.parse(Buffer.from(kept.text, 'base64').toString('utf8'));
  if (CCardLib.character.check(json) === 'unknown') throw new Error('no card');
}

function readStream() {
  let events = 0;
  const parser = createParser({ onEvent: () => ++events });
  const decoder = new TextDecoder();
  for (let at = 0; at < stream.length; at += 16384)
    parser.feed(decoder.decode(stream.subarray(at, at + 16384), { stream: true }));
  if (events < 20000) throw new Error('events are missing');
}

function median(work) {
  work(); // compiled before it is measured
  const samples = [];
  for (let run = 0; run < runs; ++run) {
    const before = process.cpuUsage();
    work();
    const spent = process.cpuUsage(before);
    samples.push((spent.user + spent.system) / 1000);
  }
  return samples.sort((a, b) => a - b)[Math.floor(runs / 2)];
}

const allCards = () => {
  for (let i = 0; i < cards; ++i) readCard();
};
console.log(JSON.stringify({ 'peers.cards': median(allCards), 'peers.stream': median(readStream) }));
