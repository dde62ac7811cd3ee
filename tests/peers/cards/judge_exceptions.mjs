// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a judge does not agree with its own specification, each with the reason. The tests check it both ways: what
// stands here is refused by the judge and taken by us.
import { smallV2, v1, v2, v3 } from './made_cards.mjs';

const withData = (card, data) => ({ ...card, data: { ...card.data, ...data } });
const { alternate_greetings: _, ...oldData } = smallV2.data;

export const disagreements = {
  utils: [
    {
      title: 'V2 of 2023 without alternate_greetings',
      card: { ...smallV2, data: oldData },
      reason: 'Programs of that time left fields out that they did not have; readers are to be lenient.',
    },
    {
      title: 'a lorebook with an id that is text',
      card: withData(v2, { character_book: { extensions: {}, entries: [{ keys: [], content: '', extensions: {}, enabled: true, insertion_order: 0, id: 'a' }] } }),
      reason: 'The id has no meaning for a reader; RisuAI writes text.',
    },
  ],
  ccardlib: [
    {
      title: 'V3 of a newer version',
      card: { ...v3, spec_version: '3.7' },
      reason: 'V3 says that a newer version is read as a number, warned about and imported.',
    },
    {
      title: 'V3 without group_only_greetings',
      card: { ...v3, data: Object.fromEntries(Object.entries(v3.data).filter(([key]) => key !== 'group_only_greetings')) },
      reason: 'The field is required of writers; cards without it are common.',
    },
    {
      title: 'V1 without mes_example',
      card: { name: v1.name, description: v1.description, personality: '', scenario: '', first_mes: 'Hi.' },
      reason: 'The specification of V1 asks for all six; many cards of 2023 have fewer.',
    },
  ],
};

/** Fields in which the judge's conversions fill in what the card does not say, made alike. */
const madeUp = {
  creator: (value) => (value === 'Unknown' ? '' : value), // of V1, which has none
  character_version: (value) => (value === 'Unknown' ? '' : value),
  nickname: (value) => value || undefined,
  creator_notes_multilingual: (value) => (value && Object.keys(value).length > 0 ? value : undefined),
  source: (value) => (value && value.length > 0 ? value : undefined),
  creation_date: (value) => value || undefined, // 0: withheld
  modification_date: (value) => value || undefined,
  assets: () => undefined, // none means one icon, "main"
};

function bookAsJudged(book) {
  if (!book || book.entries.length === 0) return undefined; // it makes an empty book where there is none
  return {
    ...book,
    scan_depth: book.scan_depth || undefined, // 0 where the card does not say
    token_budget: book.token_budget || undefined,
    recursive_scanning: book.recursive_scanning || undefined,
  };
}

/** A card's data without what the judge makes up when it converts. */
function asJudged(data) {
  const alike = { ...data, character_book: bookAsJudged(data.character_book) };
  for (const [key, settle] of Object.entries(madeUp)) alike[key] = settle(data[key]);
  return JSON.parse(JSON.stringify(alike));
}

/** Of `ours` what `theirs` has too: the judge drops what a version has no name for, we keep it. */
function shared(ours, theirs) {
  if (Array.isArray(ours) && Array.isArray(theirs) && ours.length === theirs.length)
    return ours.map((value, i) => shared(value, theirs[i]));
  if (ours === null || theirs === null || typeof ours !== 'object' || typeof theirs !== 'object') return ours;
  return Object.fromEntries(Object.keys(theirs).filter((key) => key in ours).map((key) => [key, shared(ours[key], theirs[key])]));
}

/** Both cards' data, for a comparison: [ours, theirs]. */
export function alike(ours, theirs) {
  const wanted = asJudged(theirs);
  return [shared(asJudged(ours), wanted), wanted];
}
