// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/card_files/hostile_cards.h"

#include "tests/support/card_files/zip_pieces.h"

namespace studio {

using namespace png_pieces;
using zip_pieces::body;
using zip_pieces::deflated;
using zip_pieces::endRecord;
using zip_pieces::Piece;
using zip_pieces::plain;
using zip_pieces::record;
using zip_pieces::zip;

namespace {

constexpr int kMegabyte = 1024 * 1024;

/// `open`, then the part repeated up to so many bytes, then `close`.
QByteArray filled(const QByteArray &open, const QByteArray &part, int bytes, const QByteArray &close)
{
    return open + part.repeated(bytes / part.size()) + close;
}

/// {"spec":…,"data":{"0":0,"1":0,…
QByteArray manyFields(int bytes)
{
    QByteArray json = R"({"spec":"chara_card_v2","data":{"name":"a")";
    for (int i = 0; json.size() < bytes; ++i)
        json += ",\"" + QByteArray::number(i, 36) + "\":0";
    return json + "}}";
}

const QByteArray kNameless = R"({"spec":"chara_card_v2","data":{"description":"d","x":[)";

/// {"0":0,"1":0,…}
QByteArray fields(int count)
{
    QByteArrayList members;
    for (int i = 0; i < count; ++i)
        members.append('"' + QByteArray::number(i, 36) + "\":0");
    return '{' + members.join(',') + '}';
}

QByteArray manyEntries(int bytes)
{
    return filled(R"({"spec":"chara_card_v2","data":{"name":"a","character_book":{"entries":[)", "{},", bytes,
                  "{}]}}}");
}

QByteArray manyPixels()
{
    return kMark + header() + chunk("IDAT", QByteArray(32 * kMegabyte - 100, 'x')) + end();
}

QByteArray packedCard(const QByteArray &json) { return png(packedText("ccv3", json.toBase64())); }

Piece bomb(const QByteArray &name, int megabytes, quint32 declared)
{
    return {.name = name, .content = packedZeros(megabytes).mid(2).chopped(4), .method = 8, .size = declared};
}

/// So many records that all refer to one file.
QByteArray manyRecords(int count)
{
    const Piece card = plain("card.json", "{}");
    const QByteArray table = record(card, 0) + record(plain("a", {}), 0).repeated(count - 1);
    return body(card) + table + endRecord(quint64(count), table.size(), body(card).size());
}

QByteArray nest(int levels)
{
    QByteArray file = zip({bomb("0.dll", 1024, 0xFFFFFFFE)});
    for (int level = 0; level < levels; ++level) {
        QList<Piece> pieces;
        for (int i = 0; i < 16; ++i)
            pieces.append(deflated("lib " + QByteArray::number(i) + ".zip", file));
        file = zip(pieces);
    }
    return file;
}

QList<Piece> manyLongNames()
{
    QList<Piece> pieces{plain("card.json", "[]")};
    for (int i = 0; i < 9'999; ++i)
        pieces.append(plain("assets/" + QByteArray(490, 'n') + QByteArray::number(i), "x"));
    return pieces;
}

} // namespace

QList<HostileCard> hostileCards()
{
    const QByteArray zTxt("chara\0\0", 7);
    return {
        {"noise", [] { return QByteArray(32 * kMegabyte, '\x7F'); }},
        {"more than a file may hold", [] { return QByteArray(33 * kMegabyte, '{'); }},
        {"a zTXt of 1 GB", [=] { return png(chunk("zTXt", zTxt + packedZeros(1024))); }},
        {"a zTXt of 6 GB", [=] { return png(chunk("zTXt", zTxt + packedZeros(6 * 1024))); }},
        {"64 bombs in a PNG", [=] { return png(chunk("zTXt", zTxt + packedZeros(64)).repeated(64)); }},
        {"a text of 8 MB", [] { return png(text("chara", QByteArray(8 * kMegabyte - 6, 'A'))); }},
        {"32 MB of empty chunks", [] { return png(chunk("prVt", {}).repeated(2'790'000)); }},
        {"32 MB of pixels", [] { return manyPixels(); }},
        {"8 MB of fields in a PNG", [] { return packedCard(manyFields(6'000'000)); }},
        {"8 MB of entries in a PNG", [] { return packedCard(manyEntries(6'000'000)); }},
        {"no entries", [] { return zip({}); }},
        {"600,000 entries", [] { return manyRecords(600'000); }},
        {"a million entries", [] { return manyRecords(1'000'000); }},
        {"10,000 long names", [] { return zip(manyLongNames()); }},
        {"zips in zips", [] { return nest(5); }},
        {"10 GB of zeros",
         [] {
             return zip({plain("card.json", "{}"), bomb("z", 10 * 1024, 0xFFFFFFFE)});
         }},
        {"a card of 1 GB", [] { return zip({bomb("card.json", 1024, 1024 * kMegabyte)}); }},
        {"a card that hides 1 GB", [] { return zip({bomb("card.json", 1024, 5 * kMegabyte)}); }},
        {"8 MB of fields in a CHARX", [] { return zip({deflated("card.json", manyFields(8'000'000))}); }},
        {"8 MB of entries in a CHARX", [] { return zip({deflated("card.json", manyEntries(8'000'000))}); }},
        {"a huge portrait",
         [] {
             return zip({plain("card.json", R"([{"data":{"assets":[{"type":"icon","uri":"embeded://a"}]}}])"),
                         bomb("a", 1024, 15'000'000)});
         }},
    };
}

QList<HostileCard> hostileJson()
{
    return {
        {"15 MB of fields", [] { return manyFields(15 * kMegabyte); }},
        {"15 MB of entries", [] { return manyEntries(15 * kMegabyte); }},
        {"15 MB of empty objects", [] { return filled("[", "{},", 15 * kMegabyte, "{}]"); }},
        {"15 MB of numbers", [] { return filled(R"({"metadata":{"id":[)", "0,", 15 * kMegabyte, "0]}}"); }},
        {"15 MB of depth", [] { return QByteArray(15 * kMegabyte, '['); }},
        {"15 MB of depth in objects", [] { return filled({}, "{\"\":", 15 * kMegabyte, {}); }},
        {"15 MB of studio texts",
         [] {
             return filled(R"({"id":"companion_a","texts":{"en":{"nicknames":[)", "\"\",", 15 * kMegabyte,
                           "1]}}}");
         }},
        {"15 MB of one text", [] { return filled("[\"", "\\u0041", 15 * kMegabyte, "\"]"); }},
        // These are read to their end before anything is missing.
        {"all values that are allowed, no name",
         [] { return filled(kNameless, "\"\",", 3 * 240'000, "0]}}"); }},
        {"all fields that are allowed, no name",
         [] { return filled(kNameless, fields(1'900) + ',', 60 * int(fields(1'900).size()), "0]}}"); }},
        {"15 MB of description, no name",
         [] {
             return filled(R"({"spec":"chara_card_v2","data":{"description":")", "xxxxxxxx", 15 * kMegabyte,
                           "\"}}");
         }},
    };
}

} // namespace studio
