// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/png_card.h"

#include "core/persona/limits.h"
#include "core/persona/picture/plain_portrait.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"
#include "core/wire/json.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <optional>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

constexpr QByteArrayView kV2Keyword("chara");
constexpr QByteArrayView kV3Keyword("ccv3");

tl::unexpected<base::Error> damagedCard(const char *what)
{
    return refused(PngCardWords::tr("The card in this PNG is damaged. Choose another copy of the file."),
                   QString::fromLatin1(what));
}

tl::unexpected<base::Error> tooLargeCard()
{
    //: %1 is a number of megabytes
    return refused(PngCardWords::tr("The card in this PNG is larger than %L1 MB, more than any card needs.")
                       .arg(kLargestCardText / (1024 * 1024)));
}

/// What stands before the first NUL of a text, and what behind it.
struct Cut
{
    QByteArrayView head;
    QByteArrayView tail;
};

std::optional<Cut> cutAtNul(QByteArrayView bytes)
{
    const qsizetype nul = bytes.indexOf('\0');
    if (nul < 0)
        return std::nullopt;
    return Cut{bytes.first(nul), bytes.sliced(nul + 1)};
}

bool isKeyword(QByteArrayView name, QByteArrayView keyword)
{
    return name.compare(keyword, Qt::CaseInsensitive) == 0;
}

/// The keyword of a text chunk, where it is one of a card.
QByteArrayView cardKeyword(const PngChunk &chunk)
{
    if (!isPngText(chunk.type))
        return {};
    const QByteArrayView name = cutAtNul(chunk.data).value_or(Cut{}).head;
    for (const QByteArrayView keyword : {kV2Keyword, kV3Keyword}) {
        if (isKeyword(name, keyword))
            return keyword;
    }
    return {};
}

/// A zlib stream unpacked in steps, so that no more than `most` bytes are ever there.
Result<QByteArray> inflated(QByteArrayView packed, qsizetype most)
{
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK)
        return base::failure(
            base::ErrorCode::Internal,
            PngCardWords::tr("This PNG cannot be unpacked now. Close other programs and try again."));
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    stream.avail_in = uInt(packed.size());
    QByteArray text;
    std::array<char, 16 * 1024> step;
    int state = Z_OK;
    while (state == Z_OK && text.size() <= most) {
        stream.next_out = reinterpret_cast<Bytef *>(step.data());
        stream.avail_out = uInt(step.size());
        state = ::inflate(&stream, Z_NO_FLUSH);
        text.append(step.data(), qsizetype(step.size() - stream.avail_out));
    }
    inflateEnd(&stream);
    if (text.size() > most)
        return tooLargeCard();
    if (state != Z_STREAM_END)
        return damagedCard("a packed text that breaks off");
    return text;
}

/// The words of a tEXt, zTXt or iTXt: what follows the keyword, unpacked.
Result<QByteArray> textOf(const PngChunk &chunk, qsizetype most)
{
    const QByteArrayView behind = cutAtNul(chunk.data).value_or(Cut{}).tail;
    const auto plain = [most](QByteArrayView text) -> Result<QByteArray> {
        if (text.size() > most)
            return tooLargeCard();
        return text.toByteArray();
    };
    if (chunk.type == "tEXt")
        return plain(behind);
    if (chunk.type == "zTXt") {
        if (behind.isEmpty() || behind[0] != 0)
            return damagedCard("a text packed in an unknown way");
        return inflated(behind.sliced(1), most);
    }
    // iTXt: is it packed, how, the language, the keyword in that language
    if (behind.size() < 2 || quint8(behind[0]) > 1 || behind[1] != 0)
        return damagedCard("a text packed in an unknown way");
    const auto language = cutAtNul(behind.sliced(2));
    const auto words = language ? cutAtNul(language->tail) : std::nullopt;
    if (!words)
        return damagedCard("a text without its head");
    return behind[0] == 1 ? inflated(words->tail, most) : plain(words->tail);
}

/// Base64 as programs and people leave it: broken into lines, without the `=` at its end, in the alphabet for
/// addresses. A few tools leave the JSON as it is.
Result<QByteArray> jsonOf(QByteArray text)
{
    if (text.trimmed().startsWith('{'))
        return text.trimmed();
    text.removeIf([](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
    while (text.endsWith('='))
        text.chop(1);
    if (text.size() % 4 == 1) // four letters are three bytes; one alone is none
        return damagedCard("base64 that breaks off");
    text.replace('-', '+').replace('_', '/');
    const auto decoded =
        QByteArray::fromBase64Encoding(std::move(text), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return damagedCard("no base64");
    if (decoded.decoded.isEmpty())
        return damagedCard("an empty text");
    return decoded.decoded;
}

struct FoundCard
{
    QByteArray json;                    ///< empty: the picture has none with this keyword
    std::optional<base::Error> error{}; ///< there is one, and none can be read
    bool isDamaged = false;             ///< its checksum is wrong
    bool isOneOfMany = false;           ///< others with this keyword say something else
    bool hasBroken = false;             ///< others with this keyword cannot be read
};

/// Whether it may be read as a card at all.
bool isReadableCard(const QByteArray &json)
{
    return json.trimmed().startsWith('{') && wire::parse(json).has_value();
}

/// One card of the picture: of several the first that can be read. Takes what it unpacks from `left`.
FoundCard cardWith(QByteArrayView keyword, const QList<PngChunk> &chunks, qsizetype &left)
{
    FoundCard found;
    for (const PngChunk &chunk : chunks) {
        if (cardKeyword(chunk) != keyword)
            continue;
        auto json = textOf(chunk, left).and_then([&left](QByteArray text) {
            left -= text.size();
            return jsonOf(std::move(text));
        });
        if (!json && json.error() == tooLargeCard().value()) {
            found = {{}, json.error()};
            return found;
        }
        if (!json || (chunk.isDamaged && !isReadableCard(*json))) {
            found.hasBroken = true;
            if (!found.error)
                found.error = json ? damagedCard("a wrong checksum").value() : json.error();
            if (left <= 0)
                break;
        } else if (found.json.isEmpty()) {
            found.json = std::move(*json);
            found.isDamaged = chunk.isDamaged;
        } else if (found.json != *json) {
            found.isOneOfMany = true;
        }
    }
    if (!found.json.isEmpty())
        found.error.reset();
    return found;
}

/// A sentence for each thing about the cards that their reader should know.
QStringList flawsOf(const FoundCard &v3, const FoundCard &v2)
{
    QStringList flaws;
    if (v3.error || v2.error || v3.hasBroken || v2.hasBroken)
        flaws.append(PngCardWords::tr("One of the cards in this picture is damaged. Another one was read."));
    if (v3.isDamaged || v2.isDamaged)
        flaws.append(PngCardWords::tr("The checksum of the card is wrong, but its text can be read."));
    if (v3.isOneOfMany || v2.isOneOfMany)
        flaws.append(PngCardWords::tr(
            "The picture has more than one card of one kind, and they differ. The first was read."));
    return flaws;
}

QByteArray cardChunk(QByteArrayView keyword, const QByteArray &json)
{
    const QByteArray text = keyword.toByteArray() + '\0' + json.toBase64();
    return pngChunk("tEXt", text);
}

} // namespace

Result<PngCard> readPngCard(const QByteArray &png)
{
    const auto chunks = pngChunks(png);
    if (!chunks)
        return tl::unexpected(chunks.error());
    qsizetype left = kLargestCardText;
    FoundCard v3 = cardWith(kV3Keyword, *chunks, left);
    FoundCard v2 = cardWith(kV2Keyword, *chunks, left);
    for (const FoundCard *one : {&v3, &v2}) {
        if (one->error && *one->error == tooLargeCard().value())
            return tl::unexpected(*one->error); // made to be a burden, or to hide something
    }
    if (v2.json.isEmpty() && v3.json.isEmpty()) {
        if (const auto &error = v3.error ? v3.error : v2.error)
            return tl::unexpected(*error);
        return refused(PngCardWords::tr("This PNG is a picture without a card. The site it comes from might "
                                        "offer the card as another file."));
    }
    // Base64 may be whole and hold half a card.
    const bool isHalf =
        !v3.json.isEmpty() && !v2.json.isEmpty() && !isReadableCard(v3.json) && isReadableCard(v2.json);
    if (isHalf)
        v3 = {{}, {}, false, false, true};
    const QStringList flaws = flawsOf(v3, v2);
    return PngCard{std::move(v2.json), std::move(v3.json), flaws};
}

Result<QByteArray> cardJsonInPng(const QByteArray &png)
{
    return readPngCard(png).transform(&PngCard::counting);
}

Result<QByteArray> pngWithCard(const QByteArray &png, const QByteArray &v2Json, const QByteArray &v3Json)
{
    const QByteArray picture = png.isEmpty() ? plainPortrait() : png;
    const auto chunks = pngChunks(picture);
    if (!chunks)
        return tl::unexpected(chunks.error());
    QByteArray cards;
    for (const auto &[keyword, json] : {std::pair(kV2Keyword, v2Json), std::pair(kV3Keyword, v3Json)}) {
        if (!json.isEmpty())
            cards += cardChunk(keyword, json);
    }
    if (cards.size() > kLargestCardText) // what is written must be readable again
        return tooLargeCard();
    int texts = 2;
    QByteArray file = pngSignature();
    file.reserve(picture.size() + cards.size());
    for (const PngChunk &chunk : *chunks) {
        if (!cardKeyword(chunk).isEmpty())
            continue;
        texts += isPngText(chunk.type) && !isPngAsset(chunk.type, chunk.data) ? 1 : 0;
        if (chunk.type == "IEND")
            file += cards;
        file += chunk.whole;
    }
    if (texts > kMostPngTexts || file.size() > kLargestSource)
        return refused(PngCardWords::tr(
            "This picture is too large to hold a card. Open it in a picture program and save it smaller."));
    return file;
}

} // namespace studio::persona
